import { type Member, now } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import { capabilitiesOverInvitation } from "../domain/capabilities.ts"
import { hasExpired, type Invitation } from "../domain/Invitations.ts"

/** Invitations as a member sees them, with their inviters. */
export const invitationViews = Effect.fnUntraced(function* (
  viewer: Member,
  invitations: ReadonlyArray<Invitation>
) {
  const inviters = [...new Set(invitations.map(({ invited_by }) => invited_by))]
  const people = yield* Profiles.use((profiles) => profiles.byIds(inviters))
  const at = yield* now
  return invitations.map((invitation) => ({
    ...invitation,
    expired: hasExpired(invitation, at),
    invited_by_name: people.get(invitation.invited_by)?.full_name ?? null,
    can: capabilitiesOverInvitation(viewer, invitation)
  }))
})
