import { CurrentPerson, now } from "#kernel"
import { Accounts, Profiles } from "#identity"
import { Effect, Option, Struct } from "effect"
import { isBackedByInviter, Offers } from "../domain/Invitations.ts"

const fields = ["id", "organization_id", "organization_name", "role", "expires_at", "created_at"] as const

/** Returns the invitations to the user's address, newest first. Empty until it is verified: anyone can type an address. */
export const myInvitations = Effect.fn("tenancy.myInvitations")(function* () {
  const { userId } = yield* CurrentPerson
  const address = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.verifiedEmail(userId)))
  if (address === undefined) return { items: [] }
  const at = yield* now
  const offers = (yield* Offers.use((offers) => offers.to(address, at))).filter(isBackedByInviter)
  const people = yield* Profiles.use((profiles) => profiles.byIds(offers.map(({ invited_by }) => invited_by)))
  return {
    items: offers.map((offer) => ({
      ...Struct.pick(offer, fields),
      invited_by_name: people.get(offer.invited_by)?.full_name ?? null
    }))
  }
})
