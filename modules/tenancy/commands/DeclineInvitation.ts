import { CurrentPerson, type Member, NotFound, orNotFound, publish, record } from "#kernel"
import { Accounts } from "#identity"
import { Effect } from "effect"
import { InvitationDeclined } from "../contract/events.ts"
import type { InvitationId } from "../contract/views.ts"
import { Invitations, type Offer, Offers } from "../domain/Invitations.ts"
import { Organizations } from "../domain/Organizations.ts"
import { memberIn } from "./memberIn.ts"
import { inside } from "./inside.ts"

/** Declines an invitation to the user's own, verified address. */
export const declineInvitation = Effect.fn("tenancy.declineInvitation")(function* (id: InvitationId) {
  const person = yield* CurrentPerson
  const address = yield* Accounts.use((accounts) => accounts.verifiedEmail(person.userId)).pipe(
    orNotFound("invitation")
  )
  const offer = yield* Offers.use((offers) => offers.find(address, id)).pipe(orNotFound("invitation"))
  const member = yield* memberIn(person, offer.organization_id, offer.role)
  yield* inside(member)(decline(member, offer))
})

const decline = Effect.fnUntraced(function* ({ organizationId, userId }: Member, seen: Offer) {
  yield* Organizations.use((organizations) => organizations.lock(organizationId))
  const offer = yield* Offers.use((offers) => offers.refreshed(seen)).pipe(orNotFound("invitation"))
  if (offer.status !== "pending") return yield* new NotFound({ what: "invitation" })
  yield* Invitations.use((invitations) => invitations.close(offer, "revoked"))
  const { id: invitationId, email, invited_by: invitedBy } = offer
  yield* publish(new InvitationDeclined({ organizationId, userId, invitationId, invitedBy }))
  yield* record({ action: "invitation.declined", organizationId, userId, subject: email })
})
