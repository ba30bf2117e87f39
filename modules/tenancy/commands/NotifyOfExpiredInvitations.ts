import { Mails, now, type OrganizationId, publish, transactional } from "#kernel"
import { type Profile, Profiles } from "#identity"
import { Effect } from "effect"
import { InvitationExpired } from "../contract/events.ts"
import { type ExpiredInvitation, Invitations } from "../domain/Invitations.ts"
import { invitationExpiredMail } from "../mails.ts"

const BATCH = 100

/**
 * Tells each inviter, once, that nobody answered. Invitations are marked in the same unit of work in which
 * the mails are queued, so however often this runs, and in how many processes, nobody is told twice. Of all
 * organizations, or of one.
 */
export const notifyOfExpiredInvitations = Effect.fn("tenancy.notifyOfExpiredInvitations")(function* (
  within?: OrganizationId
) {
  let told = 0
  for (;;) {
    const batch = yield* transactional(tellOfBatch(within))
    told += batch
    if (batch < BATCH) return told
  }
})

const tellOfBatch = Effect.fnUntraced(function* (within: OrganizationId | undefined) {
  const at = yield* now
  const expired = yield* Invitations.use((invitations) => invitations.takeExpired(at, BATCH, within))
  const inviters = [...new Set(expired.map(({ invited_by }) => invited_by))]
  const people = yield* Profiles.use((profiles) => profiles.byIds(inviters))
  for (const invitation of expired) yield* tell(invitation, people.get(invitation.invited_by))
  return expired.length
})

const tell = Effect.fnUntraced(function* (invitation: ExpiredInvitation, inviter: Profile | undefined) {
  const { organization_id: organizationId, id: invitationId, invited_by: invitedBy } = invitation
  yield* publish(new InvitationExpired({ organizationId, invitationId, invitedBy }))
  // Who left the organization hears nothing of it any more.
  if (inviter === undefined || invitation.inviter_role === null) return
  const { organization_name: organization, invited_name: invited, email } = invitation
  const envelope = { to: inviter.email, locale: inviter.locale ?? "en", organizationId }
  yield* Mails.use((mails) => mails.queue(invitationExpiredMail(envelope, { organization, invited, email })))
})
