import { Layer } from "effect"
import { AuditLogLive } from "./postgres/AuditLog.ts"
import { EntriesLive } from "./postgres/Entries.ts"

export { auditHttp } from "./http.ts"

/** The audit log, to write and to read; needs a database. */
export const AuditLive = Layer.mergeAll(AuditLogLive, EntriesLive)
