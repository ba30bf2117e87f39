import { CurrentActor, minutes, now, plus, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { TripsChanged } from "../../contract/events.ts"
import { resumption, withStop } from "../domain/resume.ts"
import { DERIVATION_VERSION, segment } from "../domain/segment.ts"
import type { Stop } from "../domain/Trip.ts"
import { type Drive, type OutOfDate, Trips } from "../domain/Trips.ts"

/** How many vehicles are derived in one run; the next run continues with the rest. */
const MOST_VEHICLES = 5_000
/** How many fixes are loaded at a time: three days of driving. */
const PART = 50_000
/** Longer than a vehicle stands before it counts as parked, whatever it reports. */
const SETTLED = minutes(15)

/** Derives the trips of all vehicles that have reported, or were derived by an older version. Runs as the system role. */
export const deriveTrips = Effect.fn("telematics.deriveTrips")(function* () {
  const pending = yield* transactional(
    Trips.use((trips) => trips.outOfDate(DERIVATION_VERSION, MOST_VEHICLES))
  ).pipe(Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.derive-trips" }))
  yield* Effect.forEach(pending, deriveOne, { discard: true })
})

/** One vehicle that fails must not stop the others; the next run tries it again. */
const deriveOne = (outOfDate: OutOfDate) =>
  deriveInParts(outOfDate).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "telematics.derive-trips",
      organizationId: outOfDate.organization_id
    }),
    Effect.catchCause((cause) =>
      Effect.annotateLogs(Effect.logError("Trips could not be derived", cause), {
        organizationId: outOfDate.organization_id,
        vehicleId: outOfDate.vehicle_id
      })
    )
  )

/** Derives a part after the other, so that years of positions are never in memory together. */
const deriveInParts = Effect.fnUntraced(function* ({ organization_id, vehicle_id, since }: OutOfDate) {
  const drive: Drive = { organizationId: organization_id, vehicleId: vehicle_id }
  let [next, size]: [Date | null, number] = [since, PART]
  while (next !== null) {
    const last: Date | null = yield* transactional(derivePart(drive, next, size))
    // A part without the end of a stop is derived again together with what follows.
    size = last !== null && last <= next ? size * 2 : PART
    next = last
  }
})

/** Returns until when trips are derived now; null if until the last fix. */
const derivePart = Effect.fnUntraced(function* (drive: Drive, since: Date, size: number) {
  const trips = yield* Trips
  const devices = yield* trips.reporting(drive, since)
  const resumed = yield* resume(drive, since)
  const fixes = yield* trips.fixes(drive, resumed.from, size)
  const last = fixes.length === size ? (fixes.at(-1)?.at ?? null) : null
  const begins = resumed.stop === null ? "anywhere" : "with_stop"
  const segments = segment(withStop(resumed, fixes), last ?? (yield* now), begins)
  const ended = yield* trips.replace(drive, resumed.stop?.from ?? null, segments, DERIVATION_VERSION)
  if (ended.length > 0) yield* publish(new TripsChanged(drive))
  if (last !== null) return last
  yield* trips.endPurposes(drive)
  yield* trips.markDerived(drive.organizationId, devices)
  return null
})

/** Whether the vehicle reported while it stood there, once it had stood for so long that it was parked. */
const wasHeard = Effect.fnUntraced(function* (drive: Drive, { from }: Stop, since: Date) {
  const settled = plus(from, SETTLED)
  return settled < since && (yield* Trips.use((trips) => trips.reportedBetween(drive, settled, since)))
})

const resume = Effect.fnUntraced(function* (drive: Drive, since: Date) {
  const stops = yield* Trips.use((trips) => trips.stopsBefore(drive, since))
  const last = stops.at(-1)
  const isSettled = last?.until === null && (yield* wasHeard(drive, last, since))
  return resumption(stops, since, () => isSettled)
})
