import type { Grants } from "#kernel"

/** Each permission with the lowest roles that hold it. */
export const auditPermissions = {
  "audit.read": ["admin"]
} as const satisfies Grants

type AuditPermissions = typeof auditPermissions
declare module "#kernel" {
  interface Permissions extends AuditPermissions {}
}
