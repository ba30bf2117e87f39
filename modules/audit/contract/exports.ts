import { Bytes, endpoint, HOUR, inOrganization } from "#kernel"

export const ExportAuditLog = endpoint({
  name: "exportAuditLog",
  group: "Audit",
  method: "GET",
  path: "/api/organizations/:organizationId/audit-log-export",
  access: "member",
  permission: "audit.read",
  summary: "Export the organization's audit log as a CSV file, newest first",
  params: inOrganization({}),
  output: Bytes,
  outputType: "bytes",
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
