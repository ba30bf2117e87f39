import { csvFile, now, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"

/** Begins an export of the organization's audit log as a CSV file. The log says so before the first entry leaves. */
export const exportAuditLog = Effect.fn("audit.exportAuditLog")(function* () {
  const { organizationId } = yield* permitted("audit.read")
  yield* record({ action: "audit_log.exported", organizationId })
  return csvFile("audit-log", yield* now)
}, transactional)
