import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { MOST_GEOFENCES, TooManyGeofences } from "../../contract/errors/geofences.ts"
import { GeofenceId } from "../../contract/ids.ts"
import type * as endpoints from "../../contract/index.ts"
import { type Geofence, Geofences } from "../domain/Geofences.ts"
import { geofenceView } from "../queries/geofenceView.ts"
import { announceGeofence, beginToWatch } from "./changeGeofence.ts"

/** Adds a geofence. Vehicles that are inside already have not entered it. */
export const createGeofence = Effect.fn("telematics.createGeofence")(function* (
  entered: Input<typeof endpoints.CreateGeofence>["body"]
) {
  const member = yield* permitted("geofences.edit")
  const { organizationId: organization_id } = member
  const geofences = yield* Geofences
  yield* geofences.lockAll(organization_id)
  if ((yield* geofences.count(organization_id)) >= MOST_GEOFENCES)
    return yield* new TooManyGeofences({ most: MOST_GEOFENCES })
  const at = yield* now
  const id = yield* newId(GeofenceId)
  const geofence: Geofence = {
    ...entered,
    organization_id,
    id,
    watched_from: at,
    created_at: at,
    updated_at: at
  }
  yield* geofences.add(geofence)
  yield* beginToWatch(geofence)
  yield* announceGeofence(geofence, "geofence.created")
  return yield* geofenceView(member, geofence)
}, transactional)
