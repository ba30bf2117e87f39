import { cutPage, type OrganizationId, permitted, type PageAsked } from "#kernel"
import { Profiles } from "#identity"
import { Context, Effect, Schema, Struct } from "effect"
import { capabilitiesOverMembers } from "../domain/capabilities.ts"
import { Membership } from "../domain/Members.ts"

/** A line of the list; `owners` is how many owners the organization has, the same on every line. */
export const MemberLine = Schema.Struct({ ...Membership.fields, owners: Schema.Int })
export type MemberLine = typeof MemberLine.Type

export class MemberList extends Context.Service<
  MemberList,
  {
    /** Newest first, one line more than the page holds. */
    readonly page: (
      organizationId: OrganizationId,
      page: PageAsked
    ) => Effect.Effect<ReadonlyArray<MemberLine>>
  }
>()("tenancy/MemberList") {}

/** The members with their profiles, newest first. */
export const listMembers = Effect.fn("tenancy.listMembers")(function* (page: PageAsked) {
  const member = yield* permitted("members.read")
  const lines = yield* MemberList.use((list) => list.page(member.organizationId, page))
  const { items, next } = cutPage(lines, page.limit, ({ created_at: at, id }) => ({ at, id }))
  const people = yield* Profiles.use((profiles) => profiles.byIds(items.map(({ user_id }) => user_id)))
  const canTo = capabilitiesOverMembers(member, items[0]?.owners ?? 0)
  return {
    items: items.map((line) => {
      const { full_name = null, avatar_url = null, email = null } = people.get(line.user_id) ?? {}
      return { ...Struct.omit(line, ["owners"]), full_name, avatar_url, email, can: canTo(line.role) }
    }),
    next
  }
})
