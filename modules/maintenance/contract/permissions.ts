import type { Grants } from "#kernel"

/** Permissions for maintenance, each with the lowest roles that have it. */
export const maintenancePermissions = {
  "services.read": ["viewer"],
  "services.complete": ["technician"],
  "services.edit": ["manager"],
  "defects.read": ["viewer"],
  "defects.report": ["technician", "agent", "sales", "driver"],
  "defects.edit": ["technician"],
  "workorders.read": ["viewer"],
  "workorders.edit": ["technician"],
  "workorders.approve": ["manager"],
  // Of any amount; and to set from which amount on this is needed.
  "workorders.approve_any": ["admin"],
  "parts.edit": ["technician"]
} as const satisfies Grants

type MaintenancePermissions = typeof maintenancePermissions
declare module "#kernel" {
  interface Permissions extends MaintenancePermissions {}
}
