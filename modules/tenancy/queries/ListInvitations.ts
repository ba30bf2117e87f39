import { cutPage, now, type OrganizationId, permitted, type PageAsked } from "#kernel"
import { Profiles } from "#identity"
import { Context, Effect } from "effect"
import { capabilitiesOverInvitation } from "../domain/capabilities.ts"
import { hasExpired, type Invitation } from "../domain/Invitations.ts"

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
  const inviters = [...new Set(items.map(({ invited_by }) => invited_by))]
  const people = yield* Profiles.use((profiles) => profiles.byIds(inviters))
  const at = yield* now
  return {
    items: items.map((invitation) => ({
      ...invitation,
      expired: hasExpired(invitation, at),
      invited_by_name: people.get(invitation.invited_by)?.full_name ?? null,
      can: capabilitiesOverInvitation(member, invitation)
    })),
    next
  }
})
