import { CurrentActor, type EventEnvelope, notify, now, type OrganizationId, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Memberships, OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"
import type { GeofenceCrossed } from "../../contract/events.ts"
import type { GeofenceEventId } from "../../contract/ids.ts"
import { wordsFor } from "../domain/words.ts"
import { geofenceCrossed, vehicleSpeeding } from "../notifications.ts"
import { GeofenceHistory, type ListedGeofenceEvent } from "../queries/GeofenceHistory.ts"

/** Notifies those who manage geofences of what a vehicle did, if they may see where it was. */
export const notifyOfCrossing = Effect.fn("telematics.notifyOfCrossing")(function* (
  { organizationId, crossingId }: GeofenceCrossed,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const { event, readers, words } = yield* transactional(noticeOf(organizationId, crossingId)).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "telematics.notify-of-crossing",
      organizationId
    })
  )
  if (event === undefined || words === undefined) return
  const kind = event.kind === "speeding" ? vehicleSpeeding : geofenceCrossed
  const link = `/vehicle-map?vehicle=${event.vehicle_id}` as const
  yield* Effect.forEach(readers, (userId) => notify({ kind, eventId, userId, organizationId, link, words }), {
    discard: true
  })
})

const noticeOf = Effect.fnUntraced(function* (organizationId: OrganizationId, id: GeofenceEventId) {
  const settings = Option.getOrUndefined(
    yield* OrganizationDirectory.use((directory) => directory.settingsOf(organizationId))
  )
  const timeZone = settings?.time_zone ?? "UTC"
  const seen = yield* seenBy(organizationId, id, timeZone)
  const event = seen[0]?.event
  if (event === undefined) return { event, readers: [], words: undefined }
  const [vehicle] = yield* VehicleDirectory.use((directory) =>
    directory.named(organizationId, [event.vehicle_id])
  )
  const described = { ...event, vehicle_name: vehicle?.name ?? "" }
  return {
    event,
    readers: seen.map(({ userId }) => userId),
    words: wordsFor(described, { units: settings?.units ?? "metric", timeZone })
  }
})

/** Those who manage geofences and may see an event. No one if its geofence was removed meanwhile. */
const seenBy = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: GeofenceEventId,
  timeZone: string
) {
  const at = yield* now
  const managers = yield* Memberships.use((all) => all.holding(organizationId, "geofences.edit"))
  const driven = yield* VehicleDirectory.use((directory) => directory.drivenBy(organizationId, managers))
  const history = yield* GeofenceHistory
  const looks = yield* Effect.forEach(managers, (userId) => {
    const own = driven.filter(({ user_id }) => user_id === userId)
    const look = { organizationId, viewer: { userId, seesAll: true, own }, timeZone, at }
    return Effect.map(history.find(look, id), (event) => ({ userId, event: Option.getOrUndefined(event) }))
  })
  return looks.flatMap(
    ({
      userId,
      event
    }): ReadonlyArray<{
      readonly userId: typeof userId
      readonly event: ListedGeofenceEvent
    }> => (event === undefined ? [] : [{ userId, event }])
  )
})
