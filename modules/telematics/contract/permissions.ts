import type { Grants } from "#kernel"

/** Permissions for connected devices, each with the lowest roles that have it. */
export const telematicsPermissions = {
  "devices.read": ["viewer"],
  // Anyone who works with vehicles may share the data of their own.
  "devices.connect": ["technician", "agent", "sales", "driver"],
  "devices.edit": ["technician"],
  // Drivers see the vehicles that they have; everyone else sees all.
  "positions.read": ["viewer"],
  "positions.configure": ["admin"],
  "geofences.edit": ["manager"]
} as const satisfies Grants

type TelematicsPermissions = typeof telematicsPermissions
declare module "#kernel" {
  interface Permissions extends TelematicsPermissions {}
}
