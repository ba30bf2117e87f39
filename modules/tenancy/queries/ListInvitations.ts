import { cutPage, type OrganizationId, permitted, type PageAsked } from "#kernel"
import { Context, Effect } from "effect"
import type { Invitation } from "../domain/Invitations.ts"
import { invitationViews } from "./invitationViews.ts"

export class InvitationList extends Context.Service<
  InvitationList,
  {
    /** Newest first, one line more than the page holds. */
    readonly page: (
      organizationId: OrganizationId,
      page: PageAsked
    ) => Effect.Effect<ReadonlyArray<Invitation>>
  }
>()("tenancy/InvitationList") {}

/** The organization's invitations in every state, newest first. */
export const listInvitations = Effect.fn("tenancy.listInvitations")(function* (page: PageAsked) {
  const member = yield* permitted("invitations.read")
  const lines = yield* InvitationList.use((list) => list.page(member.organizationId, page))
  const { items, next } = cutPage(lines, page.limit, ({ created_at: at, id }) => ({ at, id }))
  return { items: yield* invitationViews(member, items), next }
})
