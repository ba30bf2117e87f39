import { type Member, orNotFound } from "#kernel"
import { Effect } from "effect"
import { InvitationClosed, RoleAboveOwn } from "../contract/errors.ts"
import type { InvitationId } from "../contract/views.ts"
import { Invitations } from "../domain/Invitations.ts"
import { withinReach } from "../domain/rules.ts"

/** Returns a pending invitation, expired or not, that the member may resend or revoke. */
export const openInvitation = Effect.fnUntraced(function* (member: Member, id: InvitationId) {
  const invitation = yield* Invitations.use((invitations) =>
    invitations.find(member.organizationId, id)
  ).pipe(orNotFound("invitation"))
  if (!withinReach(member.role, invitation.role)) return yield* new RoleAboveOwn({ role: invitation.role })
  if (invitation.status !== "pending") return yield* new InvitationClosed()
  return invitation
})
