import { CurrentPerson, cutPage, type OrganizationId, readCursor, transactional, type UserId } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import { Entries, type Entry, PAGE, withNames } from "./entries.ts"

/** Hides what an entry says about an organization that the person is not a member of, or that does not let them in. */
const redactedFor = (userId: UserId, organizations: ReadonlyArray<OrganizationId>) => (entry: Entry) => {
  const { organization_id, actor_id } = entry
  if (organization_id === null || organizations.includes(organization_id))
    return { ...entry, redacted: false }
  const actor = actor_id === userId ? actor_id : null
  return { ...entry, redacted: true, subject: null, details: {}, actor_id: actor, actor_label: null }
}

/** Returns what the user did and what others did to their account and memberships, newest first. */
export const myAuditLog = Effect.fn("audit.myAuditLog")(function* (query: { readonly after?: string }) {
  const { userId } = yield* CurrentPerson
  const after = query.after === undefined ? null : readCursor(query.after)
  const entries = yield* Entries.use((log) => log.ofPerson(userId, after, PAGE + 1))
  const organizations = yield* Memberships.use((memberships) => memberships.openTo(userId))
  const { items, next } = cutPage(entries, PAGE, (entry) => entry)
  return { items: yield* withNames(items.map(redactedFor(userId, organizations))), next }
}, transactional)
