import {
  endpoint,
  HOUR,
  inOrganization,
  NotFound,
  pageOf,
  paging,
  SendingLimitReached,
  SendingStopped
} from "#kernel"
import { CustomerId } from "#customers/contract"
import { AddressNotVerified } from "#tenancy/contract"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { ClientId } from "./ids.ts"
import { Content, CustomerEmailView, Subject } from "./views.ts"

const group = "Messages"

export const ListCustomerEmails = endpoint({
  name: "listCustomerEmails",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customer-emails",
  access: "member",
  permission: "customer_emails.read",
  summary: "List emails to customers, or to one of them, newest first",
  params: inOrganization({}),
  query: Schema.Struct({ ...paging, customer: Schema.optionalKey(CustomerId) }),
  output: pageOf(CustomerEmailView)
})

export const SendCustomerEmail = endpoint({
  name: "sendCustomerEmail",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/customer-emails",
  access: "member",
  permission: "customer_emails.send",
  summary: "Email a customer; replies go to your own address",
  params: inOrganization({}),
  body: Schema.Struct({ customer_id: CustomerId, subject: Subject, content: Content, client_id: ClientId }),
  output: CustomerEmailView,
  status: 201,
  errors: [
    NotFound,
    Errors.CustomerEmailIsOff,
    Errors.CustomerHasNoAddress,
    AddressNotVerified,
    SendingLimitReached,
    SendingStopped,
    Errors.AnotherMessageSent
  ],
  limits: [{ per: "person", times: 200, seconds: HOUR }]
})
