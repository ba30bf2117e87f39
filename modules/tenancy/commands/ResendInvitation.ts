import { now, transactional } from "#kernel"
import { Effect } from "effect"
import type { InvitationId } from "../contract/views.ts"
import { expiryOf, Invitations } from "../domain/Invitations.ts"
import { lockedFor } from "./inside.ts"
import { openInvitation } from "./openInvitation.ts"
import { refuseUnproven } from "./refuseUnproven.ts"
import { invitingAccount, sendInvitation } from "./sendInvitation.ts"

/**
 * Resends an invitation, expired or not, with a new link for 7 more days. The sender becomes its inviter.
 * That of an owner requires a proof.
 */
export const resendInvitation = Effect.fn("tenancy.resendInvitation")(function* (id: InvitationId) {
  const member = yield* lockedFor("invitations.create")
  const open = yield* openInvitation(member, id)
  if (open.role === "owner") yield* refuseUnproven(member)
  const account = yield* invitingAccount(member, open.email)
  const invitation = { ...open, expires_at: expiryOf(yield* now), invited_by: member.userId }
  const token = yield* Invitations.use((invitations) => invitations.renew(invitation))
  yield* sendInvitation(account, invitation, token, "invitation.resent")
}, transactional)
