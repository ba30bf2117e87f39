import { record, transactional } from "#kernel"
import { Effect } from "effect"
import type { InvitationId } from "../contract/views.ts"
import { Invitations } from "../domain/Invitations.ts"
import { lockedFor } from "./inside.ts"
import { openInvitation } from "./openInvitation.ts"

/** Revokes a pending invitation, which invalidates its link. */
export const revokeInvitation = Effect.fn("tenancy.revokeInvitation")(function* (id: InvitationId) {
  const member = yield* lockedFor("invitations.create")
  const invitation = yield* openInvitation(member, id)
  yield* Invitations.use((invitations) => invitations.close(invitation, "revoked"))
  const { organizationId } = member
  yield* record({ action: "invitation.revoked", organizationId, subject: invitation.email })
}, transactional)
