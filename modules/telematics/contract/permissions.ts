import type { Grants } from "#kernel"

/** What members may do with connected devices, each with the lowest roles that may. */
export const telematicsPermissions = {
  "devices.read": ["viewer"],
  // Whoever works with vehicles may bring in the data of their own.
  "devices.connect": ["technician", "agent", "sales", "driver"]
} as const satisfies Grants

type TelematicsPermissions = typeof telematicsPermissions
declare module "#kernel" {
  interface Permissions extends TelematicsPermissions {}
}
