import { type EmailAddress, newId, now, type OrganizationId, transactional } from "#kernel"
import { Accounts } from "#identity"
import { Effect, Option } from "effect"
import { AlreadyAMember, AlreadyInvited, RoleAboveOwn } from "../contract/errors.ts"
import { InvitationId } from "../contract/views.ts"
import { expiryOf, hasExpired, type Invitation, Invitations } from "../domain/Invitations.ts"
import { Members } from "../domain/Members.ts"
import { mayInviteAs } from "../domain/rules.ts"
import { lockedFor } from "./inside.ts"
import { refuseUnproven } from "./refuseUnproven.ts"
import { invitingAccount, sendInvitation } from "./sendInvitation.ts"

/** Invites someone by email, up to the inviter's own rank. Inviting an owner requires a proof. */
export const inviteMember = Effect.fn("tenancy.inviteMember")(function* (
  invited: Pick<Invitation, "invited_name" | "email" | "role">
) {
  const inviter = yield* lockedFor("invitations.create")
  const { organizationId, userId } = inviter
  if (!mayInviteAs(inviter.role, invited.role)) return yield* new RoleAboveOwn({ role: invited.role })
  if (invited.role === "owner") yield* refuseUnproven(inviter)
  const at = yield* now
  yield* refuseDuplicate(organizationId, invited.email, at)
  const account = yield* invitingAccount(inviter, invited.email)
  const invitation: Invitation = {
    ...invited,
    id: yield* newId(InvitationId),
    organization_id: organizationId,
    status: "pending",
    expires_at: expiryOf(at),
    invited_by: userId,
    created_at: at
  }
  const token = yield* Invitations.use((invitations) => invitations.add(invitation))
  yield* sendInvitation(account, invitation, token, "invitation.sent")
  return { id: invitation.id }
}, transactional)

/** Fails for members and pending invitations. Revokes an expired invitation, which the new one replaces. */
const refuseDuplicate = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  email: EmailAddress,
  at: Date
) {
  const account = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.byEmail(email)))
  if (account !== undefined) {
    const membership = yield* Members.use((members) => members.ofUser(organizationId, account))
    if (Option.isSome(membership)) return yield* new AlreadyAMember()
  }
  const invitations = yield* Invitations
  const pending = Option.getOrUndefined(yield* invitations.pendingTo(organizationId, email))
  if (pending === undefined) return
  if (!hasExpired(pending, at)) return yield* new AlreadyInvited()
  yield* invitations.close(pending, "revoked")
})
