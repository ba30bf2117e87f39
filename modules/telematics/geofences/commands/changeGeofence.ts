import { type AuditRecord, orNotFound, type OrganizationId, publish, record } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { GeofencesChanged } from "../../contract/events.ts"
import type { GeofenceId } from "../../contract/ids.ts"
import { type Geofence, Geofences } from "../domain/Geofences.ts"
import { firstState, isFor } from "../domain/watch.ts"
import { Watching } from "../domain/Watching.ts"

/** Locks the organization's geofences until the unit of work ends, and loads one. */
export const lockedGeofence = Effect.fnUntraced(function* (organizationId: OrganizationId, id: GeofenceId) {
  const geofences = yield* Geofences
  yield* geofences.lockAll(organizationId)
  return yield* geofences.find(organizationId, id).pipe(orNotFound("geofence"))
})

/** Publishes and records a change. */
export const announceGeofence = Effect.fnUntraced(function* (
  { organization_id: organizationId, name: subject }: Pick<Geofence, "organization_id" | "name">,
  action: AuditRecord["action"]
) {
  yield* publish(new GeofencesChanged({ organizationId }))
  yield* record({ action, organizationId, subject })
})

/**
 * Forgets where vehicles were in relation to a geofence that is new or was changed, and begins with where they are now: so
 * no vehicle comes or leaves because of the change.
 */
export const beginToWatch = Effect.fnUntraced(function* (geofence: Geofence) {
  const { organization_id: organizationId, id: geofence_id, watched_from: at } = geofence
  const watching = yield* Watching
  const last = yield* watching.lastFixes(organizationId, at)
  const grouped = yield* VehicleDirectory.use((directory) =>
    directory.grouped(
      organizationId,
      last.map(({ vehicle_id }) => vehicle_id)
    )
  )
  const groups = new Map(grouped.map(({ id, group_id }) => [id, group_id]))
  const known = last.flatMap((fix) => {
    const group_id = groups.get(fix.vehicle_id)
    return group_id === undefined ? [] : [{ fix, group_id }]
  })
  const states = known.flatMap(({ fix, group_id }) => {
    const state = isFor(geofence, group_id) ? firstState(geofence, fix) : null
    return state === null ? [] : [{ geofence_id, vehicle_id: fix.vehicle_id, state }]
  })
  const markers = known.map(({ fix: { vehicle_id, fixed_at }, group_id }) => ({
    vehicle_id,
    fixed_at,
    group_id
  }))
  yield* watching.restart(organizationId, geofence_id, states, markers)
})
