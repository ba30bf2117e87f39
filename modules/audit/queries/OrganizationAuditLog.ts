import { cutPage, permitted, readCursor } from "#kernel"
import { Effect } from "effect"
import { Entries, PAGE, withNames } from "./entries.ts"

/** Returns a page of the organization's audit log, newest first. */
export const organizationAuditLog = Effect.fn("audit.organizationAuditLog")(function* (query: {
  readonly after?: string
}) {
  const { organizationId } = yield* permitted("audit.read")
  const after = query.after === undefined ? null : readCursor(query.after)
  const entries = yield* Entries.use((log) => log.ofOrganization(organizationId, after, PAGE + 1))
  const { items, next } = cutPage(entries, PAGE, (entry) => entry)
  return { items: yield* withNames(items.map((entry) => ({ ...entry, redacted: false }))), next }
})
