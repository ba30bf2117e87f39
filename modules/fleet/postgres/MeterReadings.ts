import { isInFuture, newId, now, orNotFound, publish } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Layer } from "effect"
import { ReadingInFuture } from "../contract/errors/meters.ts"
import { MeterChanged } from "../contract/events.ts"
import { ReadingId } from "../contract/ids.ts"
import { Meters } from "../meters/domain/Meters.ts"
import { readingEntry } from "../meters/domain/timeline.ts"
import { MeterReadings } from "../ports/MeterReadings.ts"
import { VehicleTimeline } from "../ports/VehicleTimeline.ts"
import { Vehicles } from "../vehicles/domain/Vehicles.ts"
import { placing } from "./placingReadings.ts"
import { type Announce, voiding } from "./voidingReadings.ts"

const make = Effect.gen(function* () {
  const meters = yield* Meters
  const vehicles = yield* Vehicles
  const timeline = yield* VehicleTimeline
  const directory = yield* OrganizationDirectory
  const place = placing(meters, directory)

  const announce: Announce = Effect.fnUntraced(function* (meter, at, entry) {
    const { organization_id: organizationId, vehicle_id: vehicleId, id: meterId } = meter
    if (entry !== null) yield* timeline.record([{ organizationId, vehicleId, at, ...entry }])
    yield* publish(new MeterChanged({ organizationId, vehicleId, meterId }))
  })

  const record: MeterReadings["Service"]["record"] = Effect.fn("fleet.recordInMeter")(function* (reading) {
    const { organizationId, vehicleId, readAt: read_at, source } = reading
    const at = yield* now
    if (isInFuture(read_at, at)) return yield* new ReadingInFuture()
    yield* vehicles.lock(organizationId, vehicleId).pipe(orNotFound("vehicle"))
    const { meter, isNew, segment, stored, value, plausibility } = yield* place(reading, at)
    // A vehicle has one meter of a kind, and is locked.
    if (isNew) yield* meters.add(meter).pipe(Effect.catchTag("MeterExists", Effect.die))
    const id = yield* newId(ReadingId)
    yield* meters.addReading({
      organization_id: organizationId,
      id,
      meter_id: meter.id,
      segment_id: segment.id,
      read_at,
      value: stored,
      raw_value: reading.value,
      raw_unit: reading.unit,
      source,
      source_ref: reading.sourceRef,
      plausibility,
      recorded_at: at
    })
    // What is recorded with something else has its entry.
    yield* announce(meter, read_at, source === "manual" ? readingEntry("recorded", meter, value) : null)
    return { id, meter_id: meter.id, value, plausibility }
  })

  return MeterReadings.of({ record, ...voiding({ meters, vehicles, directory, announce }) })
})

export const MeterReadingsLive = Layer.effect(MeterReadings, make)
