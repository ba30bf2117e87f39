import type { Grants } from "#kernel"

/** Permissions for inspections, each with the lowest roles that have it. */
export const inspectionsPermissions = {
  "inspections.read": ["viewer"],
  "inspections.perform": ["technician", "agent", "sales", "driver"],
  "inspections.review": ["technician"],
  "inspections.edit_forms": ["manager"],
  "inspections.export": ["manager"]
} as const satisfies Grants

type InspectionsPermissions = typeof inspectionsPermissions
declare module "#kernel" {
  interface Permissions extends InspectionsPermissions {}
}
