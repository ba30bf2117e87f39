import { type Member, newId, now, type Person, publish, record, type SessionId } from "#kernel"
import { Effect, Option } from "effect"
import { InvitationInvalid } from "../contract/errors.ts"
import { InvitationAccepted, MemberJoined } from "../contract/events.ts"
import { MemberId } from "../contract/views.ts"
import { canBeAccepted, Invitations, type Offer, Offers } from "../domain/Invitations.ts"
import { Members } from "../domain/Members.ts"
import { Organizations } from "../domain/Organizations.ts"
import { memberIn } from "./memberIn.ts"
import { inside } from "./inside.ts"
import { nameOf } from "../queries/nameOf.ts"

/**
 * Accepts an offer for its verified recipient. `provenBy` is the session that presented the emailed token, if any.
 * Accepting again changes nothing; members keep their role.
 */
export const join = Effect.fnUntraced(function* (
  person: Person | Member,
  offer: Offer,
  provenBy: SessionId | null
) {
  const member = yield* memberIn(person, offer.organization_id, offer.role)
  yield* inside(member)(accept(member, offer, provenBy))
  return { organization_id: offer.organization_id }
})

const accept = Effect.fnUntraced(function* (member: Member, seen: Offer, provenBy: SessionId | null) {
  const { organizationId, userId } = member
  yield* Organizations.use((organizations) => organizations.lock(organizationId))
  // The offer may have changed while waiting for the lock.
  const offer = Option.getOrUndefined(yield* Offers.use((offers) => offers.refreshed(seen)))
  const isMember = Option.isSome(yield* Members.use((members) => members.ofUser(organizationId, userId)))
  if (offer?.status === "accepted" && isMember) return
  if (offer === undefined || !canBeAccepted(offer, yield* now)) return yield* new InvitationInvalid()
  if (!isMember) yield* addMember(member, offer)
  yield* Invitations.use((invitations) => invitations.close(offer, "accepted"))
  const { id: invitationId, email, invited_by: invitedBy, role } = offer
  yield* publish(new InvitationAccepted({ organizationId, userId, invitationId, email, invitedBy, provenBy }))
  yield* record({ action: "invitation.accepted", organizationId, userId, subject: email, details: { role } })
})

const addMember = Effect.fnUntraced(function* ({ organizationId, userId, role }: Member, offer: Offer) {
  const memberId = yield* newId(MemberId)
  const at = yield* now
  const membership = {
    organization_id: organizationId,
    id: memberId,
    user_id: userId,
    role,
    status: "active" as const,
    joined_at: at,
    invited_by: offer.invited_by,
    invited_at: offer.created_at,
    created_at: at
  }
  yield* Members.use((members) => members.add(membership))
  yield* publish(new MemberJoined({ organizationId, userId, memberId, role }))
  const subject = yield* nameOf(userId)
  yield* record({ action: "member.joined", organizationId, userId, subject, details: { role } })
})
