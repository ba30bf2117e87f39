import { type Member, NotFound, orFail, orNotFound } from "#kernel"
import { CustomerContacts } from "#customers"
import type { CustomerId } from "#customers/contract"
import { Accounts, Profiles } from "#identity"
import { OrganizationDirectory } from "#tenancy"
import { AddressNotVerified } from "#tenancy/contract"
import { Effect } from "effect"
import { addressOf, refusalToWrite } from "../domain/CustomerEmails.ts"

/** The organization, if emailing customers is switched on. */
const sendingOrganization = Effect.fnUntraced(function* ({ organizationId }: Member) {
  const settings = yield* OrganizationDirectory.use((directory) => directory.settingsOf(organizationId)).pipe(
    orNotFound("organization")
  )
  const refusal = refusalToWrite(settings)
  if (refusal) return yield* refusal
  return settings
})

const customerWithAddress = Effect.fnUntraced(function* ({ organizationId }: Member, id: CustomerId) {
  const contacts = yield* CustomerContacts.use((customers) => customers.byIds(organizationId, [id]))
  const contact = contacts.get(id)
  if (contact === undefined) return yield* new NotFound({ what: "customer" })
  const address = addressOf(contact)
  if (typeof address !== "string") return yield* address
  return { name: contact.name, address }
})

/** Only a verified address may email customers: replies go to it. */
const verifiedSender = Effect.fnUntraced(function* ({ userId }: Member) {
  const account = yield* Accounts.use((accounts) => accounts.senderOf(userId)).pipe(
    orFail(() => new AddressNotVerified())
  )
  const people = yield* Profiles.use((profiles) => profiles.byIds([userId]))
  const profile = people.get(userId)
  return {
    name: profile?.full_name ?? "Unknown User",
    email: account.email,
    since: account.created_at,
    locale: profile?.locale ?? "en"
  }
})

/** The sender, the customer and the organization of an email, if all of them can send and receive it. */
export const correspondents = Effect.fnUntraced(function* (member: Member, customerId: CustomerId) {
  const organization = yield* sendingOrganization(member)
  const customer = yield* customerWithAddress(member, customerId)
  return { organization, customer, sender: yield* verifiedSender(member) }
})
