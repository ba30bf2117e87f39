import { type EmailAddress, orNotFound, permitted } from "#kernel"
import { Array, Effect, Option } from "effect"
import type { InvitationId } from "../contract/views.ts"
import { Invitations } from "../domain/Invitations.ts"
import { invitationViews } from "./invitationViews.ts"

/** Returns an invitation by id, or the pending one to an address. */
export const findInvitation = Effect.fn("tenancy.findInvitation")(function* (
  by: { readonly id: InvitationId } | { readonly email: EmailAddress }
) {
  const viewer = yield* permitted("invitations.read")
  const invitations = yield* Invitations
  const lookup =
    "id" in by
      ? invitations.find(viewer.organizationId, by.id)
      : invitations.pendingTo(viewer.organizationId, by.email)
  return yield* lookup.pipe(
    Effect.flatMap((row) => invitationViews(viewer, Option.toArray(row))),
    Effect.map(Array.head),
    orNotFound("invitation")
  )
})
