import type { Hold } from "./Hold.ts"

/** What happens to a hold, for the timeline of its vehicle. */
export type HoldHappening =
  | "taken"
  | "confirmed"
  | "withdrawn"
  | "started"
  | "extended"
  | "demoted"
  | "ended"
  | "arrived"
  | "released"
  | "retaken"
  | "moved"

export const happened = (hold: Hold, what: HoldHappening) => ({
  organizationId: hold.organization_id,
  vehicleId: hold.vehicle_id,
  at: hold.updated_at,
  kind: `hold.${what}`,
  details: {
    kind: hold.kind,
    status: hold.status,
    starts_at: hold.starts_at.toISOString(),
    ...(hold.due_at !== null && { due_at: hold.due_at.toISOString() }),
    ...(hold.to_location_id !== null && { to_location_id: hold.to_location_id }),
    ...(hold.held_for !== null && { held_for: hold.held_for }),
    ...(hold.note !== null && { note: hold.note })
  }
})
