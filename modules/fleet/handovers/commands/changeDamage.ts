import { type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { DamageChanged } from "../../contract/events.ts"
import type { DamageId } from "../../contract/ids.ts"
import { vehicleName, type VehicleView } from "../../contract/vehicleViews.ts"
import { VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import type { Damage } from "../domain/damage.ts"
import { Handovers } from "../domain/Handovers.ts"

/** Loads damage as it is once its vehicle is locked. */
export const lockedDamage = Effect.fnUntraced(function* (organizationId: OrganizationId, id: DamageId) {
  const find = Handovers.use((handovers) => handovers.findDamage(organizationId, id)).pipe(
    orNotFound("damage")
  )
  const { vehicle_id } = yield* find
  const vehicle = yield* Vehicles.use((vehicles) => vehicles.lock(organizationId, vehicle_id)).pipe(
    orNotFound("vehicle")
  )
  return { vehicle, damage: yield* find }
})

/** Stores, publishes and records what became of damage. */
export const saveDamage = Effect.fnUntraced(function* (
  vehicle: VehicleView,
  damage: Damage,
  { happened, at }: { readonly happened: "repaired" | "reopened"; readonly at: Date }
) {
  const { organization_id: organizationId, id: damageId, type, side } = damage
  const { id: vehicleId } = vehicle
  // It is stored already, with its photo.
  yield* Handovers.use((handovers) => handovers.saveDamage([damage])).pipe(Effect.orDie)
  const kind = `damage.${happened}`
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([{ organizationId, vehicleId, at, kind, details: { type, side } }])
  )
  yield* publish(new DamageChanged({ organizationId, vehicleId, damageId }))
  yield* record({ action: kind, organizationId, subject: vehicleName(vehicle) })
})
