import { CurrentActor, now, type OrganizationId, publish, transactional } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { TrackingChanged } from "../../contract/events.ts"
import { type LastingPurpose, Purposes } from "../domain/Purposes.ts"

/**
 * Ends the private drives of those who gave the vehicle back, at the instant when they did, so that it is visible from
 * then on; also those that would last until it drives on. Those of former members end now.
 */
export const endPrivateDrivesOfFormerDrivers = Effect.fn("telematics.endPrivateDrivesOfFormerDrivers")(
  function* (organizationId: OrganizationId) {
    const at = yield* now
    const purposes = yield* Purposes
    let ended = false
    for (const lasting of yield* purposes.lasting(organizationId)) {
      const until = yield* hadUntil(lasting, at)
      if (until === null) continue
      ended = (yield* purposes.endAll(lasting.drive, lasting.userId, until)) || ended
    }
    if (ended) yield* publish(new TrackingChanged({ organizationId }))
  },
  transactional,
  (run, organizationId) =>
    Effect.provideService(run, CurrentActor, {
      _tag: "Job",
      name: "telematics.end-private-drives",
      organizationId
    })
)

/** Until when a driver had a vehicle; null if they have it. */
const hadUntil = Effect.fnUntraced(function* ({ drive, userId }: LastingPurpose, at: Date) {
  const driven = yield* VehicleDirectory.use((vehicles) => vehicles.drivenBy(drive.organizationId, [userId]))
  const own = driven.filter(({ vehicle_id }) => vehicle_id === drive.vehicleId)
  if (own.some(({ from, until }) => from <= at && (until === null || at < until))) return null
  const ends = own.flatMap(({ until }) => (until === null || until > at ? [] : [until.getTime()]))
  return ends.length === 0 ? at : new Date(Math.max(...ends))
})
