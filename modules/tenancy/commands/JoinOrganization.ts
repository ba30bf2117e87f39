import { CurrentPerson, now, orFail } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import { InvitationInvalid, InvitedSomeoneElse } from "../contract/errors.ts"
import { canBeAccepted, Offers } from "../domain/Invitations.ts"
import { join } from "./join.ts"

/**
 * Joins with the emailed token. Holding it proves access to the invited address, and only an account with exactly
 * that address may use it.
 */
export const joinOrganization = Effect.fn("tenancy.joinOrganization")(function* (token: string) {
  const person = yield* CurrentPerson
  const offer = yield* Offers.use((offers) => offers.byToken(token)).pipe(
    orFail(() => new InvitationInvalid())
  )
  const people = yield* Profiles.use((profiles) => profiles.byIds([person.userId]))
  if (people.get(person.userId)?.email === offer.email) return yield* join(person, offer, person.sessionId)
  return yield* canBeAccepted(offer, yield* now) ? new InvitedSomeoneElse() : new InvitationInvalid()
})
