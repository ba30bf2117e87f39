import { now, type OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { zoneOf } from "../../positions/queries/lookAt.ts"
import { Geofences } from "../domain/Geofences.ts"
import { isFor, together, watchSilence } from "../domain/watch.ts"
import { Watching } from "../domain/Watching.ts"
import { recordCrossings } from "./recordCrossings.ts"

/** Decides what it means that nothing was heard of vehicles: devices are silent where their vehicles park. */
export const watchSilent = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  yield* Geofences.use((geofences) => geofences.lockAll(organizationId))
  const watching = yield* Watching
  const geofences = new Map(
    (yield* watching.geofences(organizationId)).map((geofence) => [geofence.id, geofence])
  )
  const at = yield* now
  const silent = yield* watching.silent(organizationId, at)
  if (silent.length === 0) return
  const ids = [...new Set(silent.map(({ vehicle_id }) => vehicle_id))]
  const grouped = yield* VehicleDirectory.use((directory) => directory.grouped(organizationId, ids))
  const groups = new Map(grouped.map(({ id, group_id }) => [id, group_id]))
  const timeZone = yield* zoneOf(organizationId)
  const watched = silent.flatMap((state) => {
    const geofence = geofences.get(state.geofence_id)
    const group = groups.get(state.vehicle_id)
    return geofence === undefined || group === undefined || !isFor(geofence, group)
      ? []
      : [watchSilence(geofence, state, at, timeZone)]
  })
  yield* recordCrossings(organizationId, together(watched))
})
