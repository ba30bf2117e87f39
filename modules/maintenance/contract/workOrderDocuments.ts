import {
  Bytes,
  EmailAddress,
  endpoint,
  HOUR,
  inOrganization,
  line,
  NotFound,
  paragraphs,
  SendingLimitReached,
  SendingStopped
} from "#kernel"
import { AddressNotVerified } from "#tenancy/contract"
import { Schema } from "effect"
import { WorkOrderTooLong } from "./errors/workOrders.ts"
import { WorkOrderId } from "./ids.ts"

const group = "Work orders"
const oneWorkOrder = inOrganization({ workOrderId: WorkOrderId })

export const PrintWorkOrder = endpoint({
  name: "printWorkOrder",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/pdf",
  access: "member",
  permission: "workorders.read",
  summary: "Download a work order as PDF, in your language",
  params: oneWorkOrder,
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound, WorkOrderTooLong],
  // A process of its own writes the document.
  waitsForOthers: true,
  limits: [{ per: "person", times: 300, seconds: HOUR }]
})

export const EmailWorkOrder = endpoint({
  name: "emailWorkOrder",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/emails",
  access: "member",
  permission: "workorders.edit",
  summary: "Email a work order as PDF to a vendor or customer; replies go to your own address",
  params: oneWorkOrder,
  body: Schema.Struct({
    to: EmailAddress,
    /** The work order's number and title by default. */
    subject: Schema.optionalKey(line("Subject", { max: 200 })),
    note: Schema.optionalKey(paragraphs("Note", { max: 2000 })),
    /** Of the email and the document; yours by default. */
    language: Schema.optionalKey(Schema.Literals(["en", "es"]))
  }),
  errors: [NotFound, AddressNotVerified, SendingLimitReached, SendingStopped, WorkOrderTooLong],
  waitsForOthers: true,
  limits: [{ per: "person", times: 100, seconds: HOUR }]
})
