import { route } from "#infra/http"
import * as endpoints from "./contract/index.ts"
import { myAuditLog } from "./queries/MyAuditLog.ts"
import { organizationAuditLog } from "./queries/OrganizationAuditLog.ts"

export const auditHttp = [
  route(endpoints.OrganizationAuditLog, ({ query }) => organizationAuditLog(query)),
  route(endpoints.MyAuditLog, ({ query }) => myAuditLog(query))
]
