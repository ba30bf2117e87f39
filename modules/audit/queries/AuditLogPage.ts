import { csvPage, cutPage, permitted, readCursor } from "#kernel"
import { Effect } from "effect"
import type { AuditEntry } from "../contract/index.ts"
import { Entries, withNames } from "./entries.ts"

const PAGE_SIZE = 250

const HEADER = ["at", "actor_kind", "actor", "action", "subject", "details", "address"]

const cellsOf = ({ at, actor_kind, actor_name, action, subject, details, address }: AuditEntry) => [
  at.toISOString(),
  actor_kind,
  actor_name ?? "",
  action,
  subject ?? "",
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n"),
  address ?? ""
]

/** Returns a page of an export and where the next one begins. The member may have lost the permission meanwhile. */
export const auditLogPage = Effect.fn("audit.auditLogPage")(function* (after: string | null) {
  const { organizationId } = yield* permitted("audit.read")
  const position = after === null ? null : readCursor(after)
  const entries = yield* Entries.use((log) => log.ofOrganization(organizationId, position, PAGE_SIZE + 1))
  const { items, next } = cutPage(entries, PAGE_SIZE, (entry) => entry)
  const named = yield* withNames(items.map((entry) => ({ ...entry, redacted: false })))
  return { bytes: csvPage(after === null ? HEADER : undefined, named.map(cellsOf)), next }
})
