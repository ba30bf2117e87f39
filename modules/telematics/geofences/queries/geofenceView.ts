import type { Member } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect, Struct } from "effect"
import type { GeofenceView } from "../../contract/geofenceViews.ts"
import type { GeofenceId } from "../../contract/ids.ts"
import { currentVehicles } from "../../positions/domain/visibility.ts"
import { lookOf } from "../../positions/queries/lookAt.ts"
import type { Geofence } from "../domain/Geofences.ts"
import { isFor } from "../domain/watch.ts"
import { GeofenceHistory } from "./GeofenceHistory.ts"

/** How a member looks at geofences: drivers see the vehicles that they have. */
export const lookAtGeofences = Effect.fnUntraced(function* (member: Member) {
  const look = yield* lookOf(member)
  return { ...look, vehicles: look.viewer.seesAll ? null : [...currentVehicles(look.viewer, look.at)] }
})

/** Geofences as a member sees them, with the number of vehicles in the fleet that are inside. */
export const geofenceViews = Effect.fnUntraced(function* (
  member: Member,
  geofences: ReadonlyArray<Geofence>,
  only?: GeofenceId
) {
  const { organizationId } = member
  const look = yield* lookAtGeofences(member)
  const inside = yield* GeofenceHistory.use((history) => history.inside(look, only))
  const ids = [...new Set(inside.map(({ vehicle_id }) => vehicle_id))]
  const grouped =
    ids.length === 0 ? [] : yield* VehicleDirectory.use((directory) => directory.grouped(organizationId, ids))
  const groups = new Map(grouped.map(({ id, group_id }) => [id, group_id]))
  const byGeofence = Map.groupBy(inside, ({ geofence_id }) => geofence_id)
  return geofences.map((geofence): GeofenceView => {
    const counted = (byGeofence.get(geofence.id) ?? []).filter(({ vehicle_id }) => {
      const group = groups.get(vehicle_id)
      return group !== undefined && isFor(geofence, group)
    })
    return { ...Struct.omit(geofence, ["watched_from"]), vehicles: counted.length }
  })
})

export const geofenceView = Effect.fnUntraced(function* (member: Member, geofence: Geofence) {
  const [view] = yield* geofenceViews(member, [geofence], geofence.id)
  return yield* Effect.orDie(Effect.fromNullishOr(view))
})
