import { cutPage, now, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { Invitations } from "../domain/Invitations.ts"
import { invitationViews } from "./invitationViews.ts"

/** Returns a page of the organization's invitations, in every state or those that are pending, newest first. */
export const listInvitations = Effect.fn("tenancy.listInvitations")(function* (
  page: PageRequest,
  status?: "pending"
) {
  const viewer = yield* permitted("invitations.read")
  const pendingAt = status === undefined ? undefined : yield* now
  const rows = yield* Invitations.use((invitations) =>
    invitations.page(viewer.organizationId, page, pendingAt)
  )
  const { items, next } = cutPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }))
  return { items: yield* invitationViews(viewer, items), next }
})
