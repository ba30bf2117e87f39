import { CurrentPerson, cutPage, readCursor, transactional } from "#kernel"
import { Effect } from "effect"
import { Entries, PAGE, withNames } from "./entries.ts"

/** Returns what the user did and what others did to their account and memberships, newest first. */
export const myAuditLog = Effect.fn("audit.myAuditLog")(function* (query: { readonly after?: string }) {
  const { userId } = yield* CurrentPerson
  const after = query.after === undefined ? null : readCursor(query.after)
  const entries = yield* Entries.use((log) => log.ofPerson(userId, after, PAGE + 1))
  const { items, next } = cutPage(entries, PAGE, (entry) => entry)
  return { items: yield* withNames(items), next }
}, transactional)
