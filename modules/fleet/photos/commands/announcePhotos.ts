import { now } from "#kernel"
import { Effect } from "effect"
import type { VehicleView } from "../../contract/vehicleViews.ts"
import { announceChange } from "../../vehicles/commands/changeVehicle.ts"

/** Publishes and records what happened to photos of a vehicle. */
export const announcePhotos = Effect.fnUntraced(function* (
  vehicle: VehicleView,
  change: "added" | "removed" | "restored" | "arranged",
  count: number
) {
  const details = { count: String(count) }
  // Their order matters to no one later.
  const happened = change === "arranged" ? [] : [{ kind: `photos.${change}`, details }]
  const entry = { action: `vehicle_photos.${change}`, details }
  yield* announceChange({ ...vehicle, updated_at: yield* now }, entry, happened)
})
