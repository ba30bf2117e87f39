import { minutes, newId, now, type OrganizationId, plus, publish } from "#kernel"
import { Effect } from "effect"
import { GeofenceCrossed, GeofencesChanged } from "../../contract/events.ts"
import { GeofenceEventId } from "../../contract/ids.ts"
import { Crossings } from "../domain/Crossings.ts"
import { withoutFlood } from "../domain/flood.ts"
import type { Watched } from "../domain/watch.ts"
import { type Marker, Watching } from "../domain/Watching.ts"

/** People are notified at most this often of the same vehicle, geofence and kind of event. */
const QUIET = minutes(15)

/** Stores what follows from the positions of vehicles, and publishes it. What was recorded before is not recorded again. */
export const recordCrossings = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { crossings, moved, ...changes }: Watched,
  markers: ReadonlyArray<Marker> = []
) {
  yield* Watching.use((watching) => watching.store(organizationId, changes, markers))
  if (moved || crossings.length > 0) yield* publish(new GeofencesChanged({ organizationId }))
  if (crossings.length === 0) return
  const at = yield* now
  const stored = yield* Crossings
  const recent = yield* stored.notifiedSince(organizationId, plus(at, -QUIET))
  const identified = yield* Effect.forEach(withoutFlood(crossings, recent), (crossing) =>
    Effect.map(newId(GeofenceEventId), (id) => ({ ...crossing, id }))
  )
  const recorded = yield* stored.record(organizationId, identified, at)
  yield* Effect.forEach(
    identified.filter(({ id, notified }) => notified && recorded.has(id)),
    ({ id: crossingId, geofence_id: geofenceId, vehicle_id: vehicleId, kind }) =>
      publish(new GeofenceCrossed({ organizationId, crossingId, geofenceId, vehicleId, kind })),
    { discard: true }
  )
})
