import {
  DAY,
  type EmailAddress,
  type Member,
  type OrganizationId,
  type PageAsked,
  type UserId
} from "#kernel"
import { Context, type Effect, type Option, Struct } from "effect"
import { CustomerEmailIsOff, CustomerHasNoAddress } from "../contract/errors.ts"
import { ClientId, type CustomerEmailId, CustomerEmailView } from "../contract/views.ts"

/** A mail to a customer as it is stored: without names. */
export const CustomerEmail = CustomerEmailView.mapFields(
  Struct.omit(["customer_name", "sender_name"])
).mapFields(Struct.assign({ client_id: ClientId }))
export type CustomerEmail = typeof CustomerEmail.Type

/** What a person writes to a customer. */
export type Composed = Pick<CustomerEmail, "customer_id" | "subject" | "content" | "client_id">

/** Of an organization, on one day (UTC). */
export const EMAILS_PER_DAY = 200

/** Organizations are founded at will, so a limit on each would not keep one person from flooding a mailbox. */
export const TO_ONE_ADDRESS = { times: 20, seconds: DAY }

/** Whether `again` is the same send as `first`, repeated: everything its sender chose is the same. */
export const isSameEmail = (first: Composed, again: Composed): boolean =>
  first.customer_id === again.customer_id &&
  first.subject === again.subject &&
  first.content === again.content

/** An email that is on its way. */
export const newCustomerEmail = (
  composed: Composed,
  { organizationId, userId }: Pick<Member, "organizationId" | "userId">,
  recipient: EmailAddress,
  id: CustomerEmailId,
  at: Date
): CustomerEmail => ({
  ...composed,
  id,
  organization_id: organizationId,
  user_id: userId,
  recipient,
  status: "sent",
  sent_at: at,
  delivered_at: null,
  fault: null
})

export const refusalToWrite = (settings: { readonly customer_email: boolean } | undefined) =>
  settings?.customer_email === true ? undefined : new CustomerEmailIsOff()

/** Where to write to this customer. */
export const addressOf = (customer: {
  readonly email: EmailAddress | null
  readonly archived: boolean
}): EmailAddress | CustomerHasNoAddress =>
  customer.email === null || customer.archived ? new CustomerHasNoAddress() : customer.email

export class CustomerEmails extends Context.Service<
  CustomerEmails,
  {
    /** Stores an email; false when its sender has already sent one with this client id. */
    readonly add: (email: CustomerEmail) => Effect.Effect<boolean>
    readonly sentWith: (
      organizationId: OrganizationId,
      userId: UserId,
      clientId: ClientId
    ) => Effect.Effect<Option.Option<CustomerEmail>>
    /** Newest first, one more than the page holds. */
    readonly page: (
      organizationId: OrganizationId,
      page: PageAsked
    ) => Effect.Effect<ReadonlyArray<CustomerEmail>>
    /** Counts one more email of the organization on the day (UTC) of `at`, and answers how many that makes. */
    readonly count: (organizationId: OrganizationId, at: Date) => Effect.Effect<number>
    /** Notes that a mail server took it; none when that, or the contrary, was noted before. */
    readonly deliver: (
      organizationId: OrganizationId,
      id: CustomerEmailId,
      at: Date
    ) => Effect.Effect<Option.Option<CustomerEmail>>
    /** Notes why it will not arrive; none when that, or the contrary, was noted before. */
    readonly fail: (
      organizationId: OrganizationId,
      id: CustomerEmailId,
      fault: string
    ) => Effect.Effect<Option.Option<CustomerEmail>>
  }
>()("messaging/CustomerEmails") {}
