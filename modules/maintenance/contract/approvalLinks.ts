import {
  EmailAddress,
  endpoint,
  HOUR,
  inOrganization,
  KnownEmail,
  nameLine,
  NotFound,
  paragraphs,
  SendingLimitReached,
  SendingStopped
} from "#kernel"
import { AddressNotVerified } from "#tenancy/contract"
import { Schema } from "effect"
import * as Links from "./errors/approvalLinks.ts"
import * as Orders from "./errors/workOrders.ts"
import { ApprovalLinkId, WorkOrderId } from "./ids.ts"
import { Colleague, Totals } from "./workOrderViews.ts"

const group = "Approval links"
const oneWorkOrder = inOrganization({ workOrderId: WorkOrderId })

/** How many links of a work order are listed, newest first. */
export const MAX_LISTED_LINKS = 50

/** How many days a link works. */
export const LINK_DAYS = 14

/** What the recipient of a link decided. */
export const EstimateDecision = Schema.Literals(["approved", "declined"])
export type EstimateDecision = typeof EstimateDecision.Type

/** `over`: its request was withdrawn, replaced or decided on otherwise. */
export const ApprovalLinkState = Schema.Literals([
  "open",
  "approved",
  "declined",
  "revoked",
  "expired",
  "over"
])
export type ApprovalLinkState = typeof ApprovalLinkState.Type

/** A work order as someone without an account sees it: as it was when the link was sent. */
export const Estimate = Schema.Struct({
  number: Schema.Int,
  title: Schema.String,
  vehicle: Schema.String,
  currency: Schema.String,
  lines: Schema.Array(Schema.Struct({ title: Schema.String, totals: Totals })),
  totals: Totals
})
export type Estimate = typeof Estimate.Type

/** A link that was sent to someone, who may decide on an estimate by it. */
export const ApprovalLinkView = Schema.Struct({
  id: ApprovalLinkId,
  work_order_id: WorkOrderId,
  recipient: Schema.Struct({ name: Schema.String, email: KnownEmail }),
  state: ApprovalLinkState,
  amount_minor: Schema.Number,
  currency: Schema.String,
  created_by: Colleague,
  created_at: Schema.Date,
  expires_at: Schema.Date,
  decided_at: Schema.NullOr(Schema.Date)
})
export type ApprovalLinkView = typeof ApprovalLinkView.Type

export const ListApprovalLinks = endpoint({
  name: "listApprovalLinks",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/approval-links",
  access: "member",
  permission: "workorders.approve",
  summary: "List the links by which people without an account may approve a work order, newest first",
  params: oneWorkOrder,
  output: Schema.Struct({ items: Schema.Array(ApprovalLinkView) }),
  errors: [NotFound]
})

export const SendApprovalLink = endpoint({
  name: "sendApprovalLink",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/work-orders/:workOrderId/approval-links",
  access: "member",
  permission: "workorders.approve",
  summary:
    "Request approval of a work order, as it is now, from someone without an account; emails a link that works for 14 days",
  params: oneWorkOrder,
  body: Schema.Struct({
    expected_version: Schema.Int,
    name: nameLine("Name", { max: 120 }),
    email: EmailAddress,
    note: Schema.optionalKey(paragraphs("Note", { max: 2000 })),
    /** Of the email; yours by default. */
    language: Schema.optionalKey(Schema.Literals(["en", "es"]))
  }),
  /** `path`: what the link opens, which is not stored. */
  output: Schema.Struct({ link: ApprovalLinkView, path: Schema.String }),
  status: 201,
  returnsSecret: true,
  errors: [
    NotFound,
    Orders.WorkOrderWasChanged,
    Orders.WorkOrderNotPossible,
    Orders.WarrantyUndecided,
    Links.EstimateIsEmpty,
    AddressNotVerified,
    SendingLimitReached,
    SendingStopped
  ],
  limits: [{ per: "person", times: 100, seconds: HOUR }]
})

export const RevokeApprovalLink = endpoint({
  name: "revokeApprovalLink",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/approval-links/:approvalLinkId",
  access: "member",
  permission: "workorders.approve",
  summary: "Revoke an approval link; the request stays, and another link can be sent",
  params: inOrganization({ approvalLinkId: ApprovalLinkId }),
  errors: [NotFound, Links.LinkIsOver]
})

const token = Schema.String.check(Schema.isMaxLength(200))

export const PreviewEstimate = endpoint({
  name: "previewEstimate",
  group,
  method: "POST",
  path: "/api/public/estimate-previews",
  access: "public",
  summary: "Get the estimate that a link is about, as it was when the link was sent, and what was decided",
  body: Schema.Struct({ token }),
  output: Schema.Struct({
    organization_name: Schema.String,
    recipient_name: Schema.String,
    /** Null once their account was erased. */
    sender_name: Schema.NullOr(Schema.String),
    estimate: Estimate,
    expires_at: Schema.Date,
    decision: Schema.NullOr(
      Schema.Struct({ outcome: EstimateDecision, name: Schema.String, at: Schema.Date })
    )
  }),
  errors: [Links.EstimateLinkInvalid, Links.EstimateWasChanged],
  returnsSecret: true,
  limits: [{ per: "network", times: 120, seconds: HOUR }]
})
export type EstimatePreview = (typeof PreviewEstimate)["output"]["Type"]

export const DecideEstimate = endpoint({
  name: "decideEstimate",
  group,
  method: "POST",
  path: "/api/public/estimate-decisions",
  access: "public",
  summary: "Approve or decline the estimate that a link is about, once and under one's name",
  body: Schema.Struct({
    token,
    outcome: EstimateDecision,
    name: nameLine("Name", { max: 120 }),
    note: Schema.NullOr(paragraphs("Note", { max: 500 }))
  }),
  errors: [Links.EstimateLinkInvalid, Links.EstimateWasChanged, Links.EstimateIsDecided],
  limits: [
    { per: "network", times: 20, seconds: HOUR },
    { per: { field: "token" }, times: 20, seconds: 24 * HOUR }
  ]
})
