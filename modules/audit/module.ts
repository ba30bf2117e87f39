import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { auditPermissions } from "./contract/permissions.ts"
import { auditHttp } from "./http.ts"
import { AuditLogLive } from "./postgres/AuditLog.ts"
import { auditPersonalData } from "./postgres/personalData.ts"
import { EntriesLive } from "./postgres/Entries.ts"

export const auditModule = defineModule({
  name: "audit",
  permissions: auditPermissions,
  personalData: [auditPersonalData],
  layer: Layer.mergeAll(AuditLogLive, EntriesLive),
  routes: auditHttp
})
