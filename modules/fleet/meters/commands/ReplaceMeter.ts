import { dayIn, type Input, isInFuture, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import {
  ReadingInFuture,
  ReplacementTooEarly,
  UnitIsTheSame,
  UnitNotOfMeter
} from "../../contract/errors/meters.ts"
import { type MeterId, ReadingId, SegmentId } from "../../contract/ids.ts"
import type { ReplaceMeter } from "../../contract/index.ts"
import { type MeterUnit, siToDial } from "../../contract/meterUnits.ts"
import { settingsOf } from "../../vehicles/queries/settings.ts"
import { requireOrder } from "../domain/judge.ts"
import { type Meter, Meters, type NewReading, type Segment } from "../domain/Meters.ts"
import { isReadIn } from "../domain/newMeter.ts"
import { replacementOf } from "../domain/replacing.ts"
import { newestOf } from "../domain/segments.ts"
import { replacementEntry } from "../domain/timeline.ts"
import { announceMeter, lockedMeter, readIn } from "./changeMeter.ts"

type Entered = Input<typeof ReplaceMeter>["body"]

/** Continues a meter with a new segment: another dial, or the same one after it rolled over or in its right unit. */
export const replaceMeter = Effect.fn("fleet.replaceMeter")(function* (id: MeterId, entered: Entered) {
  const { organizationId } = yield* permitted("readings.correct")
  const { meter, vehicle } = yield* lockedMeter(organizationId, id)
  if (!isReadIn(meter, entered.unit)) return yield* new UnitNotOfMeter()
  if (entered.reason === "unit_fix" && entered.unit === meter.unit) return yield* new UnitIsTheSame()
  const at = entered.at ?? (yield* now)
  const { old, replacement } = yield* replacing(meter, entered, at)
  const segment: Segment = {
    id: yield* newId(SegmentId),
    seq: old.seq + 1,
    reason: entered.reason,
    started_at: at,
    start_value: replacement.start,
    life_at_start: replacement.life,
    scale: 1,
    note: entered.note
  }
  const meters = yield* Meters
  if (replacement.isRead) yield* addReading(meter, old, at, replacement.end, meter.unit)
  yield* meters.addSegment(meter, segment, replacement.scale, yield* now)
  yield* addReading(meter, segment, at, replacement.start, entered.unit)
  yield* readIn(meter, entered.unit)
  const happened = [{ at, ...replacementEntry("replaced", meter, replacement.start) }]
  yield* announceMeter(meter, vehicle, "meter.replaced", happened)
  return { id: segment.id }
}, transactional)

/** What the replacement means for the segment that ends, if it can end then. */
const replacing = Effect.fnUntraced(function* (meter: Meter, entered: Entered, at: Date) {
  const old = newestOf(meter)
  if (old === undefined) return yield* Effect.die("A meter without a segment.")
  if (isInFuture(at, yield* now)) return yield* new ReadingInFuture()
  const [newest] = yield* Meters.use((meters) => meters.newestReadings(meter.organization_id, old.id))
  const last = newest ?? { read_at: old.started_at ?? at, value: old.start_value }
  if (last.read_at > at) return yield* new ReplacementTooEarly()
  const replacement = replacementOf(old, last, meter.unit, entered)
  const before = [{ read_at: last.read_at, value: replacement.previous }]
  const point = { read_at: at, value: replacement.end }
  const { time_zone } = yield* settingsOf(meter.organization_id)
  const dayOf = (instant: Date) => Effect.succeed(dayIn(time_zone, instant))
  yield* requireOrder(point, { before, after: null }, entered.unit, dayOf)
  return { old, replacement }
})

/** What a dial showed at its end or its beginning. */
const addReading = Effect.fnUntraced(function* (
  { organization_id, id: meter_id }: Meter,
  { id: segment_id }: Segment,
  at: Date,
  value: number,
  unit: MeterUnit
) {
  const reading: NewReading = {
    organization_id,
    id: yield* newId(ReadingId),
    meter_id,
    segment_id,
    read_at: at,
    value,
    raw_value: siToDial(value, unit),
    raw_unit: unit,
    source: "replacement",
    source_ref: null,
    plausibility: "ok",
    recorded_at: yield* now
  }
  yield* Meters.use((meters) => meters.addReading(reading))
})
