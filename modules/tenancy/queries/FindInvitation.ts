import { type EmailAddress, NotFound, permitted } from "#kernel"
import { Effect, Option } from "effect"
import type { InvitationId } from "../contract/views.ts"
import { Invitations } from "../domain/Invitations.ts"
import { invitationViews } from "./invitationViews.ts"

/** An invitation by its id, or the pending one to an address. */
export const findInvitation = Effect.fn("tenancy.findInvitation")(function* (
  by: { readonly id: InvitationId } | { readonly email: EmailAddress }
) {
  const viewer = yield* permitted("invitations.read")
  const invitations = yield* Invitations
  const found = yield* "id" in by
    ? invitations.find(viewer.organizationId, by.id)
    : invitations.pendingTo(viewer.organizationId, by.email)
  const [view] = yield* invitationViews(viewer, Option.toArray(found))
  return view ?? (yield* new NotFound({ what: "invitation" }))
})
