import { newId, now, orNotFound, permitted, publish, transactional, Uuid } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { NotTheDriver, PurposeTaken, TripUnderWay } from "../../contract/errors/trips.ts"
import { TrackingChanged } from "../../contract/events.ts"
import type { TripPurpose } from "../../contract/tripViews.ts"
import { Purposes } from "../domain/Purposes.ts"
import { Trips } from "../domain/Trips.ts"
import { hadAt } from "./hadAt.ts"

/**
 * Stores what the driver of a trip drove for. It lasts until the vehicle drives on, so that the place where a private trip
 * ended is hidden, too, or until its driver gave the vehicle back.
 */
export const setTripPurpose = Effect.fn("telematics.setTripPurpose")(function* (
  vehicleId: VehicleId,
  { started_at, purpose }: { readonly started_at: Date; readonly purpose: TripPurpose }
) {
  const { organizationId, userId } = yield* permitted("positions.read")
  const drive = { organizationId, vehicleId }
  const had = yield* hadAt(drive, userId, started_at)
  if (had === undefined) return yield* new NotTheDriver()
  const trip = yield* Trips.use((trips) => trips.find(drive, started_at)).pipe(orNotFound("trip"))
  if (trip.endedAt === null) return yield* new TripUnderWay()
  const { endedAt } = trip
  const at = yield* now
  const left = endOf(yield* Trips.use((trips) => trips.leftAfter(drive, endedAt)), had.until, at)
  const purposes = yield* Purposes
  yield* purposes.clear(drive, userId, started_at, left)
  if (purpose !== "unknown") {
    yield* purposes.endOfOthers(drive, userId, started_at)
    const id = yield* newId(Uuid)
    const period = { begins_at: started_at, ends_at: left, ends_with_stop: left === null, purpose }
    if (!(yield* purposes.add(drive, userId, id, period, at))) return yield* new PurposeTaken()
  }
  yield* publish(new TrackingChanged({ organizationId }))
}, transactional)

/** A purpose lasts until the vehicle left, or its driver gave it back if that was before. */
const endOf = (left: Date | null, had: Date | null, at: Date): Date | null =>
  had !== null && had <= at && (left === null || had < left) ? had : left
