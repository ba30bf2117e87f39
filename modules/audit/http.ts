import { download, route } from "#infra/http"
import { exportAuditLog } from "./commands/ExportAuditLog.ts"
import * as endpoints from "./contract/index.ts"
import { auditLogPage } from "./queries/AuditLogPage.ts"
import { myAuditLog } from "./queries/MyAuditLog.ts"
import { organizationAuditLog } from "./queries/OrganizationAuditLog.ts"

export const auditHttp = [
  route(endpoints.OrganizationAuditLog, ({ query }) => organizationAuditLog(query)),
  route(endpoints.MyAuditLog, ({ query }) => myAuditLog(query)),
  download(
    endpoints.ExportAuditLog,
    () => exportAuditLog(),
    (_, after) => auditLogPage(after)
  )
]
