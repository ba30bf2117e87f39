import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { GeofenceId } from "../../contract/ids.ts"
import type * as endpoints from "../../contract/index.ts"
import { type Geofence, Geofences } from "../domain/Geofences.ts"
import { isWatchedAnew } from "../domain/rules.ts"
import { geofenceView } from "../queries/geofenceView.ts"
import { announceGeofence, beginToWatch, lockedGeofence } from "./changeGeofence.ts"

/** Changes only the given fields of a geofence. No vehicle enters or leaves because of it. */
export const editGeofence = Effect.fn("telematics.editGeofence")(function* (
  id: GeofenceId,
  changes: Input<typeof endpoints.EditGeofence>["body"]
) {
  const member = yield* permitted("geofences.edit")
  const before = yield* lockedGeofence(member.organizationId, id)
  const at = yield* now
  const changed: Geofence = { ...before, ...changes, updated_at: at }
  const isNew = isWatchedAnew(before, changed)
  const geofence = isNew ? { ...changed, watched_from: at } : changed
  yield* Geofences.use((geofences) => geofences.save(geofence))
  if (isNew) yield* beginToWatch(geofence)
  yield* announceGeofence(geofence, "geofence.edited")
  return yield* geofenceView(member, geofence)
}, transactional)
