import type { OrganizationId } from "#kernel"
import type { OnConflict } from "../../contract/holds.ts"
import { type HoldKind, mayBeOpenEnded, type Source } from "../../contract/holdViews.ts"
import type { HoldId, LocationId, VehicleId } from "../../contract/ids.ts"
import type { Hold } from "./Hold.ts"
import type { LedgerVehicle } from "./Ledger.ts"

/** A hold to take. */
export interface NewHold {
  readonly vehicleId: VehicleId
  readonly kind: Exclude<HoldKind, "inspection_grounding">
  readonly status?: "tentative" | "firm"
  readonly starts_at: Date
  readonly due_at: Date | null
  readonly held_for: string | null
  readonly note: string | null
  /** The record of the module that takes it. */
  readonly source?: Source
  /** Of a transfer. */
  readonly to_location_id?: LocationId
  readonly onConflict?: OnConflict
}

interface Taking {
  readonly id: HoldId
  readonly organizationId: OrganizationId
  readonly vehicle: LedgerVehicle
  readonly at: Date
}

export const newHold = (taken: NewHold, { id, organizationId, vehicle, at }: Taking): Hold => ({
  id,
  organization_id: organizationId,
  vehicle_id: vehicle.id,
  kind: taken.kind,
  status: taken.status ?? "firm",
  released_from: null,
  starts_at: taken.starts_at,
  due_at: taken.due_at,
  ended_at: null,
  demoted_at: null,
  held_for: taken.held_for,
  note: taken.note,
  source_module: taken.source?.module ?? null,
  source_id: taken.source?.id ?? null,
  from_location_id: taken.to_location_id === undefined ? null : vehicle.location_id,
  to_location_id: taken.to_location_id ?? null,
  arrived: false,
  // The person who acts is added when it is stored.
  created_by: null,
  created_at: at,
  updated_at: at
})

/** Whether it has no end, but needs one. */
export const needsEnd = ({ kind, due_at }: Pick<Hold, "kind" | "due_at">): boolean =>
  due_at === null && !mayBeOpenEnded(kind)

/** Whether its end is not after its start, or no longer ahead. */
export const endsTooEarly = ({ starts_at, due_at }: Pick<Hold, "starts_at" | "due_at">, at: Date): boolean =>
  due_at !== null && (due_at <= starts_at || due_at <= at)
