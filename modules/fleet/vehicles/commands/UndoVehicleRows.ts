import { type ChangingOutcome, now, type OrganizationId, permitted, transactional } from "#kernel"
import { Effect, Schema } from "effect"
import { VehicleId } from "../../contract/ids.ts"
import type { VehicleView } from "../../contract/vehicleViews.ts"
import { CustomFields } from "../../fields/domain/CustomFields.ts"
import { valuesThatFit } from "../../fields/domain/values.ts"
import { changedTogether } from "../domain/changeTogether.ts"
import { conflictsOf } from "../domain/importing.ts"
import { Before, ImportedVehicles } from "../domain/ImportedVehicles.ts"
import { Vehicles } from "../domain/Vehicles.ts"
import { claimsIn } from "../queries/CheckVehicleRows.ts"
import { register, todayIn } from "./changeVehicle.ts"

const decodeBefore = Schema.decodeUnknownEffect(Schema.toCodecJson(Before))

/**
 * Undoes rows of an import: removes the vehicles it created, archives those that were changed since or that other records
 * refer to, and restores those it updated, unless they were changed since, or cannot be as they were.
 */
export const undoVehicleRows = Effect.fn("fleet.undoVehicleRows")(function* (
  rows: ReadonlyArray<ChangingOutcome>
) {
  const { organizationId } = yield* permitted("vehicles.import")
  // Choices must not be removed while vehicles get them back.
  const fields = yield* CustomFields.use((all) => all.shared(organizationId))
  const created = rows.flatMap(({ outcome, id }) =>
    outcome === "created" && id !== undefined ? [VehicleId.make(id)] : []
  )
  const removed = yield* ImportedVehicles.use((all) => all.removeUnused(organizationId, created))
  const archived = yield* archive(
    organizationId,
    created.filter((id) => !removed.has(id))
  )
  const updated = yield* Effect.forEach(
    rows.filter((row) => row.outcome === "updated"),
    ({ id, before }) =>
      Effect.map(Effect.orDie(decodeBefore(before)), (was) => ({
        ...was,
        custom: valuesThatFit(fields, was.custom),
        id: VehicleId.make(id)
      }))
  )
  const at = yield* now
  const possible = yield* withoutConflicts(organizationId, updated)
  const restored = yield* ImportedVehicles.use((all) => all.restore(organizationId, possible, at))
  yield* reregister(organizationId, [...restored])
  return {
    removed: removed.size,
    archived,
    restored: restored.size,
    // Those that a driver has cannot be archived.
    kept: updated.length - restored.size + created.length - removed.size - archived
  }
}, transactional)

/** Those whose VIN, unit number and plate nobody else has got since. */
const withoutConflicts = Effect.fnUntraced(function* <A extends Before & { readonly id: VehicleId }>(
  organizationId: OrganizationId,
  vehicles: ReadonlyArray<A>
) {
  if (vehicles.length === 0) return vehicles
  const claims = claimsIn(vehicles.map((given) => ({ given })))
  const today = yield* Effect.orDie(todayIn(organizationId))
  const conflict = conflictsOf(
    yield* ImportedVehicles.use((all) => all.having(organizationId, claims, today))
  )
  return vehicles.filter((vehicle) => conflict(vehicle, vehicle.id) === undefined)
})

const archive = Effect.fnUntraced(function* (organizationId: OrganizationId, ids: ReadonlyArray<VehicleId>) {
  if (ids.length === 0) return 0
  const vehicles = yield* Vehicles
  const before = yield* vehicles.lockAll(organizationId, ids)
  const at = yield* now
  // Those that are in use or booked, or that a driver has, stay.
  const held = yield* vehicles.held(organizationId, ids, at)
  const assigned = yield* vehicles.assigned(organizationId, ids)
  const facts = { at, replaced: new Set<VehicleId>(), held, assigned }
  const { changed } = changedTogether(before, { lifecycle: "archived" }, facts)
  const after = changed.map((one) => one.after)
  yield* Effect.orDie(vehicles.saveAll(organizationId, after))
  yield* registerPlates(organizationId, after)
  return after.length
})

const reregister = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  ids: ReadonlyArray<VehicleId>
) {
  if (ids.length === 0) return
  const vehicles = yield* Vehicles.use((all) => all.lockAll(organizationId, ids))
  yield* registerPlates(organizationId, vehicles)
})

const registerPlates = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicles: ReadonlyArray<VehicleView>
) {
  yield* Effect.orDie(register(organizationId, vehicles, yield* Effect.orDie(todayIn(organizationId))))
})
