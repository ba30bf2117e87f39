import type { Grants } from "#kernel"

/** What members may do with the audit log, each with the lowest roles that may. */
export const auditPermissions = {
  "audit.read": ["admin"]
} as const satisfies Grants

type AuditPermissions = typeof auditPermissions
declare module "#kernel" {
  interface Permissions extends AuditPermissions {}
}
