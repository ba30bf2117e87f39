import {
  DAY,
  type EmailAddress,
  type Member,
  type OrganizationId,
  type PageRequest,
  type UserId
} from "#kernel"
import type { CustomerId } from "#customers/contract"
import { Context, type Effect, type Option, Struct } from "effect"
import { CustomerEmailIsOff, CustomerHasNoAddress } from "../contract/errors.ts"
import { ClientId, type CustomerEmailId } from "../contract/ids.ts"
import { CustomerEmailView } from "../contract/views.ts"

/** An email to a customer as stored, without names. */
export const CustomerEmail = CustomerEmailView.mapFields(
  Struct.omit(["customer_name", "sender_name"])
).mapFields(Struct.assign({ client_id: ClientId }))
export type CustomerEmail = typeof CustomerEmail.Type

/** What the sender enters. */
export type Composed = Pick<CustomerEmail, "customer_id" | "subject" | "content" | "client_id">

/** Across all organizations: anyone can create one, so a limit per organization would not protect a mailbox. */
export const LIMIT_PER_ADDRESS = { times: 20, seconds: DAY }

/** Whether `again` repeats `first`: the sender's input is the same. */
export const isSameEmail = (first: Composed, again: Composed): boolean =>
  first.customer_id === again.customer_id &&
  first.subject === again.subject &&
  first.content === again.content

/** An email that has not been delivered yet. */
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

/** The customer's address. */
export const addressOf = (customer: {
  readonly email: EmailAddress | null
  readonly archived: boolean
}): EmailAddress | CustomerHasNoAddress =>
  customer.email === null || customer.archived ? new CustomerHasNoAddress() : customer.email

export class CustomerEmails extends Context.Service<
  CustomerEmails,
  {
    /** Stores an email; false when the sender already used this client id. */
    readonly add: (email: CustomerEmail) => Effect.Effect<boolean>
    readonly byClientId: (
      organizationId: OrganizationId,
      userId: UserId,
      clientId: ClientId
    ) => Effect.Effect<Option.Option<CustomerEmail>>
    /** Those to a customer, or all; newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      customer: CustomerId | undefined,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<CustomerEmail>>
    /** Records the delivery; none when an outcome was already recorded. */
    readonly deliver: (
      organizationId: OrganizationId,
      id: CustomerEmailId,
      at: Date
    ) => Effect.Effect<Option.Option<CustomerEmail>>
    /** Records the failure; none when an outcome was already recorded. */
    readonly fail: (
      organizationId: OrganizationId,
      id: CustomerEmailId,
      fault: string
    ) => Effect.Effect<Option.Option<CustomerEmail>>
  }
>()("messaging/CustomerEmails") {}
