import { now } from "#kernel"
import { Effect } from "effect"
import { Invitations, type OpenInvitationFilter } from "../domain/Invitations.ts"

/** Returns the open invitations of all organizations. Needs the system role. */
export const openInvitations = Effect.fn("tenancy.openInvitations")(function* (filter: OpenInvitationFilter) {
  const at = yield* now
  return yield* Invitations.use((invitations) => invitations.listOpen(filter, at))
})
