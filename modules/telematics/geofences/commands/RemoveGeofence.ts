import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { GeofenceId } from "../../contract/ids.ts"
import { Geofences } from "../domain/Geofences.ts"
import { announceGeofence, lockedGeofence } from "./changeGeofence.ts"

/** Removes a geofence and what happened there, for good. */
export const removeGeofence = Effect.fn("telematics.removeGeofence")(function* (id: GeofenceId) {
  const { organizationId } = yield* permitted("geofences.edit")
  const geofence = yield* lockedGeofence(organizationId, id)
  yield* Geofences.use((geofences) => geofences.remove(organizationId, id))
  yield* announceGeofence(geofence, "geofence.removed")
}, transactional)
