import { cutPage, type PageRequest, permitted } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import { capabilitiesOverMembers } from "../domain/capabilities.ts"
import { Members } from "../domain/Members.ts"

/** Returns a page of members with their profiles, newest first. */
export const listMembers = Effect.fn("tenancy.listMembers")(function* (page: PageRequest) {
  const viewer = yield* permitted("members.read")
  const rows = yield* Members.use((members) => members.page(viewer.organizationId, page))
  const { items, next } = cutPage(rows, page.limit, ({ created_at: at, id }) => ({ at, id }))
  const people = yield* Profiles.use((profiles) => profiles.byIds(items.map(({ user_id }) => user_id)))
  const canTo = capabilitiesOverMembers(viewer, items[0]?.owners ?? 0)
  return {
    items: items.map((row) => {
      const { full_name = null, avatar_url = null, email = null } = people.get(row.user_id) ?? {}
      return { ...row, full_name, avatar_url, email, can: canTo(row.role) }
    }),
    next
  }
})
