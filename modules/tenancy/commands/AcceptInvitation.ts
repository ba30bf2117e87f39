import { CurrentPerson, NotFound } from "#kernel"
import { Accounts } from "#identity"
import { Effect, Option } from "effect"
import { AddressNotVerified } from "../contract/errors.ts"
import type { InvitationId } from "../contract/views.ts"
import { Offers } from "../domain/Invitations.ts"
import { join } from "./join.ts"

/** Accepts an invitation from one's own list. An id is no secret, so the address must have been proven before. */
export const acceptInvitation = Effect.fn("tenancy.acceptInvitation")(function* (id: InvitationId) {
  const person = yield* CurrentPerson
  const address = Option.getOrUndefined(
    yield* Accounts.use((accounts) => accounts.verifiedEmail(person.userId))
  )
  if (address === undefined) return yield* new AddressNotVerified()
  const offer = Option.getOrUndefined(yield* Offers.use((offers) => offers.find(address, id)))
  if (offer === undefined) return yield* new NotFound({ what: "invitation" })
  return yield* join(person, offer, null)
})
