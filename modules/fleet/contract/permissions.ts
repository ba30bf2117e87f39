import type { Grants } from "#kernel"

/** Permissions for the fleet, each with the lowest roles that have it. */
export const fleetPermissions = {
  "vehicles.read": ["viewer"],
  "vehicles.read_prices": ["sales"],
  "vehicles.edit": ["manager"],
  "vehicles.import": ["manager"],
  "vehicles.export": ["manager"],
  "fleet.configure": ["manager"],
  "documents.edit": ["technician"],
  "photos.edit": ["technician", "agent", "sales"],
  "readings.record": ["technician", "agent", "sales", "driver"],
  "readings.correct": ["technician"],
  "fuel.record": ["technician", "agent", "sales", "driver"],
  "fuel.correct": ["technician"],
  "drivers.read": ["viewer"],
  "drivers.read_license": ["technician"],
  "drivers.edit": ["manager"],
  "assignments.edit": ["manager"],
  "handovers.read": ["viewer"],
  "handovers.record": ["technician", "agent", "sales", "driver"],
  "handovers.record_any": ["technician", "agent", "sales"],
  "damage.edit": ["technician"],
  "holds.edit": ["agent", "technician", "sales"],
  "safety.block": ["agent", "technician", "sales", "driver"],
  "safety.release": ["technician"]
} as const satisfies Grants

type FleetPermissions = typeof fleetPermissions
declare module "#kernel" {
  interface Permissions extends FleetPermissions {}
}
