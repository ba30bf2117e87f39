import { now, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { InvitationId } from "../contract/views.ts"
import { Invitations } from "../domain/Invitations.ts"
import { lockedFor } from "./inside.ts"
import { openInvitation } from "./openInvitation.ts"

/** Expires a pending invitation now. Its link stops working until it is resent. */
export const expireInvitation = Effect.fn("tenancy.expireInvitation")(function* (id: InvitationId) {
  const member = yield* lockedFor("invitations.create")
  const invitation = yield* openInvitation(member, id)
  const at = yield* now
  if (invitation.expires_at <= at) return
  yield* Invitations.use((invitations) => invitations.expire(invitation, at))
  const { organizationId } = member
  yield* record({ action: "invitation.expired", organizationId, subject: invitation.email })
}, transactional)
