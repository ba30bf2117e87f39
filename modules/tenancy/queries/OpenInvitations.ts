import { now } from "#kernel"
import { Effect } from "effect"
import { Invitations, type OpenInvitationFilter } from "../domain/Invitations.ts"

/** The invitations of the whole installation whose links work. Needs the rights of the system. */
export const openInvitations = Effect.fn("tenancy.openInvitations")(function* (filter: OpenInvitationFilter) {
  const at = yield* now
  return yield* Invitations.use((invitations) => invitations.listOpen(filter, at))
})
