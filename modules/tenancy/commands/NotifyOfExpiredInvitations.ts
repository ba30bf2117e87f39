import { Mails, now, type OrganizationId, publish, transactional } from "#kernel"
import { type Profile, Profiles } from "#identity"
import { Effect } from "effect"
import { InvitationExpired } from "../contract/events.ts"
import { type ExpiredInvitation, Invitations } from "../domain/Invitations.ts"
import { invitationExpiredMail } from "../mails.ts"

const BATCH = 100

/**
 * Notifies each inviter once that an invitation expired, in all organizations or in one. Invitations are marked in
 * the unit of work that queues the emails, so repeated and concurrent runs send nothing twice.
 */
export const notifyOfExpiredInvitations = Effect.fn("tenancy.notifyOfExpiredInvitations")(function* (
  within?: OrganizationId
) {
  let notified = 0
  for (;;) {
    const batch = yield* transactional(notifyBatch(within))
    notified += batch
    if (batch < BATCH) return notified
  }
})

const notifyBatch = Effect.fnUntraced(function* (within: OrganizationId | undefined) {
  const at = yield* now
  const expired = yield* Invitations.use((invitations) => invitations.claimExpired(at, BATCH, within))
  const inviters = [...new Set(expired.map(({ invited_by }) => invited_by))]
  const people = yield* Profiles.use((profiles) => profiles.byIds(inviters))
  for (const invitation of expired) yield* notify(invitation, people.get(invitation.invited_by))
  return expired.length
})

const notify = Effect.fnUntraced(function* (invitation: ExpiredInvitation, inviter: Profile | undefined) {
  const { organization_id: organizationId, id: invitationId, invited_by: invitedBy } = invitation
  yield* publish(new InvitationExpired({ organizationId, invitationId, invitedBy }))
  // Inviters who left the organization are not notified.
  if (!inviter?.email || invitation.inviter_role === null) return
  const { organization_name: organization, invited_name: invited, email } = invitation
  const envelope = { to: inviter.email, locale: inviter.locale ?? "en", organizationId }
  yield* Mails.use((mails) => mails.queue(invitationExpiredMail(envelope, { organization, invited, email })))
})
