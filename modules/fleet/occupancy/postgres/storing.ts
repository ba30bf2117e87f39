import { newId, now, type OrganizationId, publish } from "#kernel"
import { Effect } from "effect"
import { HoldDemoted, HoldsChanged } from "../../contract/events.ts"
import { HoldId, type VehicleId } from "../../contract/ids.ts"
import { type TimelineRecord, VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { grounded } from "../domain/grounding.ts"
import { type Hold, isOver } from "../domain/Hold.ts"
import { Ledger, type LedgerVehicle } from "../domain/Ledger.ts"
import { happened } from "../domain/timeline.ts"
import { viewed } from "../queries/viewed.ts"

/** A locked vehicle with its firm holds that are not over. */
export interface Scene {
  readonly organizationId: OrganizationId
  readonly vehicles: ReadonlyArray<LedgerVehicle>
  readonly holds: ReadonlyArray<Hold>
  readonly at: Date
}

/** Locks vehicles, and loads what takes them now and, for a hold in the past, since then. */
export const lockedScene = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  ids: ReadonlyArray<VehicleId>,
  since?: Date
) {
  const ledger = yield* Ledger
  yield* ledger.keepOnVehicles(organizationId, "none")
  const vehicles = yield* ledger.lock(organizationId, ids)
  const at = yield* now
  const holds = yield* ledger.firmOf(organizationId, ids, since !== undefined && since < at ? since : at)
  return { organizationId, vehicles, holds, at } satisfies Scene
})

const template = {
  kind: "inspection_grounding",
  status: "firm",
  released_from: null,
  ended_at: null,
  demoted_at: null,
  held_for: null,
  note: null,
  source_module: null,
  source_id: null,
  from_location_id: null,
  to_location_id: null,
  arrived: false,
  created_by: null
} as const

/** What a grounded vehicle's groundings and plans become, once its other holds are these. */
const groundedAround = Effect.fnUntraced(function* (
  { organizationId, at }: Scene,
  vehicle_id: VehicleId,
  holds: ReadonlyArray<Hold>
) {
  const { changed, added, demoted } = grounded(
    holds.filter((hold) => !isOver(hold, at)),
    at
  )
  const dates = { created_at: at, updated_at: at }
  const begun = yield* Effect.forEach(added, (gap) =>
    Effect.map(newId(HoldId), (id) => ({
      ...template,
      ...gap,
      ...dates,
      id,
      organization_id: organizationId,
      vehicle_id
    }))
  )
  return { groundings: [...changed, ...begun], demoted }
})

/** The firm holds of a vehicle after some have changed. */
const after = (scene: Scene, changes: ReadonlyArray<Hold>, vehicleId: VehicleId): ReadonlyArray<Hold> =>
  [...scene.holds.filter(({ id }) => !changes.some((change) => change.id === id)), ...changes].filter(
    ({ vehicle_id, status }) => vehicle_id === vehicleId && status === "firm"
  )

/**
 * Stores changed holds and those they demote, keeps the groundings of grounded vehicles around them, records it in the
 * timeline and publishes it. Returns the changed and the demoted holds.
 */
export const stored = Effect.fnUntraced(function* (
  scene: Scene,
  changed: ReadonlyArray<Hold>,
  given: { readonly demoted?: ReadonlyArray<Hold>; readonly happened?: ReadonlyArray<TimelineRecord> }
) {
  const changes = [...changed, ...(given.demoted ?? [])]
  const around = yield* Effect.forEach(
    scene.vehicles.filter(({ safety }) => safety === "grounded"),
    ({ id }) => groundedAround(scene, id, after(scene, changes, id))
  )
  const demoted = [...(given.demoted ?? []), ...around.flatMap((one) => one.demoted)]
  const all = [...changed, ...demoted, ...around.flatMap(({ groundings }) => groundings)]
  const saved = yield* Ledger.use((ledger) => ledger.save(all))
  yield* announced(scene, demoted, given.happened ?? [])
  const views = yield* viewed(saved)
  const viewsOf = (holds: ReadonlyArray<Hold>) =>
    holds.flatMap(({ id }) => views.filter((view) => view.id === id))
  return { changed: viewsOf(changed), demoted: viewsOf(demoted) }
})

const announced = Effect.fnUntraced(function* (
  { organizationId, vehicles }: Scene,
  demoted: ReadonlyArray<Hold>,
  records: ReadonlyArray<TimelineRecord>
) {
  const demotions = demoted.map((hold) => happened(hold, "demoted"))
  yield* VehicleTimeline.use((timeline) => timeline.record([...records, ...demotions]))
  for (const { id: vehicleId } of vehicles) yield* publish(new HoldsChanged({ organizationId, vehicleId }))
  for (const { vehicle_id: vehicleId, id: holdId, kind, source_module: module, source_id: id } of demoted)
    yield* publish(
      new HoldDemoted({
        organizationId,
        vehicleId,
        holdId,
        kind,
        source: module !== null && id !== null ? { module, id } : null
      })
    )
})
