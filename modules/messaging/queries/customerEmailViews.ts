import type { OrganizationId } from "#kernel"
import { CustomerContacts } from "#customers"
import { Profiles } from "#identity"
import { Effect, Struct } from "effect"
import type { CustomerEmailView } from "../contract/views.ts"
import type { CustomerEmail } from "../domain/CustomerEmails.ts"

const distinct = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => [...new Set(values)]

/** Adds names to emails with two queries, one for customers and one for users. */
export const customerEmailViews = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  emails: ReadonlyArray<CustomerEmail>
) {
  const customers = yield* CustomerContacts.use((contacts) =>
    contacts.byIds(organizationId, distinct(emails.map(({ customer_id }) => customer_id)))
  )
  const people = yield* Profiles.use((profiles) =>
    profiles.byIds(distinct(emails.map(({ user_id }) => user_id)))
  )
  return (email: CustomerEmail): CustomerEmailView => ({
    ...Struct.omit(email, ["client_id"]),
    customer_name: customers.get(email.customer_id)?.name ?? "Unknown Customer",
    sender_name: people.get(email.user_id)?.full_name ?? "Unknown User"
  })
})
