import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { FuelChanged } from "../../contract/events.ts"
import type { FuelEntryId } from "../../contract/ids.ts"
import { vehicleName, type VehicleView } from "../../contract/vehicleViews.ts"
import { VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { FuelEntries, type FuelEntry } from "../domain/FuelEntries.ts"

/** An entry and its vehicle, which is locked until the unit of work ends. */
export const lockedFuel = Effect.fnUntraced(function* (organizationId: OrganizationId, id: FuelEntryId) {
  const find = FuelEntries.use((entries) => entries.find(organizationId, id)).pipe(orNotFound("fuel entry"))
  const { vehicle_id } = yield* find
  const vehicle = yield* lockedVehicle(organizationId, vehicle_id)
  return { entry: yield* find, vehicle }
})

/** Publishes and records a change, and adds it to the vehicle's timeline. */
export const announceFuel = Effect.fnUntraced(function* (
  entry: FuelEntry,
  vehicle: VehicleView,
  action: AuditRecord["action"],
  happened: { readonly at: Date; readonly reason?: string }
) {
  const { organization_id: organizationId, vehicle_id: vehicleId, energy, quantity } = entry
  const { at, reason } = happened
  const details = { energy, quantity: String(quantity), ...(reason !== undefined && { reason }) }
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([{ organizationId, vehicleId, at, kind: action, details }])
  )
  yield* publish(new FuelChanged({ organizationId, vehicleId }))
  yield* record({ action, organizationId, subject: vehicleName(vehicle) })
})
