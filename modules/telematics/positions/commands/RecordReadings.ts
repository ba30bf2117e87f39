import { CurrentActor, now, transactional } from "#kernel"
import { MeterReadings, type ReadingToRecord } from "#fleet"
import { Effect } from "effect"
import { type MeasuredMeter, MeasuredMeters } from "../domain/MeasuredMeters.ts"

const MOST = 5_000
const METERS_PER_KM = 1000
const SECONDS_PER_HOUR = 3600

/** What a vehicle's meters show, as readings in the units of dials. */
const readingsOf = (
  { organization_id: organizationId, vehicle_id: vehicleId, odometer, engine_time, at }: MeasuredMeter,
  latest: Date
): ReadonlyArray<ReadingToRecord> => {
  const reading = {
    organizationId,
    vehicleId,
    // A device's clock may be ahead by minutes.
    readAt: at < latest ? at : latest,
    source: "telematics_obd" as const,
    sourceRef: null,
    confirmed: true
  }
  return [
    ...(odometer === null
      ? []
      : [
          {
            ...reading,
            meter: { kind: "odometer" as const },
            value: Math.round(odometer / METERS_PER_KM),
            unit: "km" as const
          }
        ]),
    ...(engine_time === null
      ? []
      : [
          {
            ...reading,
            meter: { kind: "engine_hours" as const },
            value: Math.round((engine_time / SECONDS_PER_HOUR) * 10) / 10,
            unit: "h" as const
          }
        ])
  ]
}

/**
 * Records what devices say of odometers and engine hours as readings of their vehicles, a few times a day. One that the
 * fleet refuses, because it is lower than an earlier one, is not recorded; the next one is tried again. Runs as the system
 * role.
 */
export const recordReadings = Effect.fn("telematics.recordReadings")(function* () {
  const due = yield* transactional(MeasuredMeters.use((meters) => meters.due(MOST))).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.record-readings" })
  )
  yield* Effect.forEach(due, recordOne, { discard: true })
})

/** A vehicle that fails must not stop the others. */
const recordOne = (meter: MeasuredMeter) =>
  transactional(record(meter)).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "telematics.record-readings",
      organizationId: meter.organization_id
    }),
    Effect.catchCause((cause) => Effect.logError("A reading could not be recorded", cause))
  )

const record = Effect.fnUntraced(function* (meter: MeasuredMeter) {
  for (const reading of readingsOf(meter, yield* now))
    yield* MeterReadings.use((readings) => Effect.ignore(readings.record(reading)))
  yield* MeasuredMeters.use((meters) => meters.markRecorded(meter))
})
