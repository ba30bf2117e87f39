import { type Events, type Ids, now, type OrganizationId, orNotFound } from "#kernel"
import type { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { ReadingOfReplacement } from "../contract/errors/meters.ts"
import type { ReadingId } from "../contract/ids.ts"
import { requireOrder } from "../meters/domain/judge.ts"
import type { Meter, Meters } from "../meters/domain/Meters.ts"
import { readingEntry } from "../meters/domain/timeline.ts"
import type { MeterReadings } from "../ports/MeterReadings.ts"
import type { Vehicles } from "../vehicles/domain/Vehicles.ts"
import { dayWith } from "./placingReadings.ts"

/** Publishes a change of a meter, and adds an entry to the vehicle's timeline, if there is one. */
export type Announce = (
  meter: Meter,
  at: Date,
  entry: ReturnType<typeof readingEntry> | null
) => Effect.Effect<void, never, Events | Ids>

interface Services {
  readonly meters: Meters["Service"]
  readonly vehicles: Vehicles["Service"]
  readonly directory: OrganizationDirectory["Service"]
  readonly announce: Announce
}

type Voiding = Pick<MeterReadings["Service"], "discard" | "restore">

/** The part of `MeterReadings` for readings that are there. */
export const voiding = ({ meters, vehicles, directory, announce }: Services): Voiding => {
  /** A reading with its meter, once the vehicle is locked. */
  const lockedReading = Effect.fnUntraced(function* (organizationId: OrganizationId, id: ReadingId) {
    const find = meters.findReading(organizationId, id).pipe(orNotFound("reading"))
    const { vehicle_id, meter_id } = yield* find
    yield* vehicles.lock(organizationId, vehicle_id).pipe(orNotFound("vehicle"))
    const meter = yield* meters.find(organizationId, meter_id).pipe(orNotFound("meter"))
    return { meter, reading: yield* find }
  })

  const discard: Voiding["discard"] = Effect.fn("fleet.discardReading")(
    function* (organizationId, id, at, reason) {
      const { meter, reading } = yield* lockedReading(organizationId, id)
      if (reading.source === "replacement") return yield* new ReadingOfReplacement()
      if (reading.voided_at !== null) return false
      yield* meters.setVoid(organizationId, id, { at, reason })
      yield* announce(meter, at, readingEntry("voided", meter, reading.value, reason))
      return true
    }
  )

  const restore: Voiding["restore"] = Effect.fn("fleet.restoreInMeter")(function* (organizationId, id) {
    const { meter, reading } = yield* lockedReading(organizationId, id)
    const { segment_id, source, read_at, value, raw_unit } = reading
    // The replacement that its segment began with may have been undone.
    const isOver = meter.segments.every((segment) => segment.id !== segment_id)
    if (isOver || source === "replacement") return yield* new ReadingOfReplacement()
    if (reading.voided_at === null) return false
    const around = yield* meters.around(organizationId, segment_id, read_at)
    yield* requireOrder({ read_at, value }, around, raw_unit, dayWith(directory, organizationId))
    yield* meters.restore(organizationId, id)
    yield* announce(meter, yield* now, readingEntry("restored", meter, value))
    return true
  })

  return { discard, restore }
}
