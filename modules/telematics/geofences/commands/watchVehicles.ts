import { now, type OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { zoneOf } from "../../positions/queries/lookAt.ts"
import { Geofences } from "../domain/Geofences.ts"
import { together, watch, type WatchedVehicle } from "../domain/watch.ts"
import { type Marker, type VehicleWithNews, type WatchedGeofence, Watching } from "../domain/Watching.ts"
import { recordCrossings } from "./recordCrossings.ts"

/** How many vehicles are watched in one unit of work, and how many fixes of each in one run: the next run continues. */
export const VEHICLES = 100
const FIXES = 120

/** Fixes that no geofence was there for do not matter. */
const earliestOf = (geofences: ReadonlyArray<WatchedGeofence>): Date =>
  new Date(Math.min(...geofences.map(({ watched_from }) => watched_from.getTime())))

/** Watches the next vehicles that have new fixes. Returns them. */
export const watchVehicles = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  after: VehicleId | null
) {
  yield* Geofences.use((geofences) => geofences.lockAll(organizationId))
  const watching = yield* Watching
  const geofences = yield* watching.geofences(organizationId)
  if (geofences.length === 0) return []
  const since = earliestOf(geofences)
  const page = { since, after, most: VEHICLES, at: yield* now }
  const vehicles = yield* watching.withNews(organizationId, page)
  if (vehicles.length === 0) return []
  const fixes = Map.groupBy(
    yield* watching.fixesOf(
      organizationId,
      vehicles.map(({ vehicle_id, fixed_at }) => ({
        vehicle_id,
        since: fixed_at !== null && fixed_at > since ? fixed_at : since
      })),
      FIXES
    ),
    ({ vehicle_id }) => vehicle_id
  )
  const known = yield* knownOf(organizationId, vehicles)
  const timeZone = yield* zoneOf(organizationId)
  const watched = yield* Effect.forEach(known, (vehicle) =>
    // Others have their turn between two vehicles.
    Effect.as(Effect.yieldNow, watch(geofences, vehicle, fixes.get(vehicle.vehicle_id) ?? [], timeZone))
  )
  const groups = new Map(known.map(({ vehicle_id, group_id }) => [vehicle_id, group_id]))
  const markers = vehicles.flatMap(({ vehicle_id }): ReadonlyArray<Marker> => {
    const last = fixes.get(vehicle_id)?.at(-1)
    return last === undefined
      ? []
      : [{ vehicle_id, fixed_at: last.at, group_id: groups.get(vehicle_id) ?? null }]
  })
  yield* recordCrossings(organizationId, together(watched), markers)
  return vehicles
})

/** Those of the vehicles that are in the fleet, with what is known of them. */
const knownOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicles: ReadonlyArray<VehicleWithNews>
) {
  const ids = vehicles.map(({ vehicle_id }) => vehicle_id)
  const states = Map.groupBy(
    yield* Watching.use((watching) => watching.statesOf(organizationId, ids)),
    ({ vehicle_id }) => vehicle_id
  )
  const before = new Map(vehicles.map((vehicle) => [vehicle.vehicle_id, vehicle]))
  const grouped = yield* VehicleDirectory.use((directory) => directory.grouped(organizationId, ids))
  return grouped.map(({ id, group_id }): WatchedVehicle => ({
    vehicle_id: id,
    group_id,
    isKnown: before.get(id)?.fixed_at != null,
    knownGroup: before.get(id)?.group_id ?? null,
    states: new Map((states.get(id) ?? []).map(({ geofence_id, state }) => [geofence_id, state]))
  }))
})
