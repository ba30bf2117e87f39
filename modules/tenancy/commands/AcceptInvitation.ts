import { CurrentPerson, orNotFound, orFail } from "#kernel"
import { Accounts } from "#identity"
import { Effect } from "effect"
import { AddressNotVerified } from "../contract/errors.ts"
import type { InvitationId } from "../contract/views.ts"
import { Offers } from "../domain/Invitations.ts"
import { join } from "./join.ts"

/** Accepts an invitation from the user's list. An id is no secret, so the address must already be verified. */
export const acceptInvitation = Effect.fn("tenancy.acceptInvitation")(function* (id: InvitationId) {
  const person = yield* CurrentPerson
  const address = yield* Accounts.use((accounts) => accounts.verifiedEmail(person.userId)).pipe(
    orFail(() => new AddressNotVerified())
  )
  const offer = yield* Offers.use((offers) => offers.find(address, id)).pipe(orNotFound("invitation"))
  return yield* join(person, offer, null)
})
