import { UserId, Uuid } from "#kernel"
import { Schema } from "effect"
import { MeterId, ReadingId, SegmentId, VehicleId } from "./ids.ts"
import { Measure, MeterKind, MeterUnit } from "./meterUnits.ts"

/** What a reading was recorded with. `replacement`: the end or the beginning of a segment. */
export const ReadingSource = Schema.Literals([
  "manual",
  "fuel",
  "inspection",
  "work_order",
  "handover",
  "telematics_obd",
  "telematics_gps",
  "import",
  "replacement"
])
export type ReadingSource = typeof ReadingSource.Type

/** `high_warned`: higher than this vehicle's use makes likely, and stored all the same. */
export const Plausibility = Schema.Literals(["ok", "high_warned"])
export type Plausibility = typeof Plausibility.Type

/** Why a segment of a meter began. `unit_fix`: earlier values had been entered in a wrong unit. */
export const SegmentReason = Schema.Literals(["initial", "replaced", "rolled_over", "unit_fix"])
export type SegmentReason = typeof SegmentReason.Type

/** Null for the system; without a name once their account was erased. */
export const RecordedBy = Schema.NullOr(Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) }))

export const Voided = Schema.NullOr(Schema.Struct({ at: Schema.Date, by: RecordedBy, reason: Schema.String }))

const reading = {
  id: ReadingId,
  read_at: Schema.Date,
  value: Schema.Number,
  raw_value: Schema.Number,
  raw_unit: MeterUnit,
  source: ReadingSource,
  plausibility: Plausibility
}

/** A reading that counts. `value` in meters or seconds; `raw_value` and `raw_unit` as typed. */
export const CurrentReading = Schema.Struct(reading)
export type CurrentReading = typeof CurrentReading.Type

/** A reading in the history of a meter, voided or not. */
export const ReadingView = Schema.Struct({
  ...reading,
  meter_id: MeterId,
  segment_id: SegmentId,
  /** The fuel entry, work order or other record it belongs to. */
  source_ref: Schema.NullOr(Uuid),
  recorded_by: RecordedBy,
  recorded_at: Schema.Date,
  voided: Voided
})
export type ReadingView = typeof ReadingView.Type

/** A dial's values between two replacements. `started_at` is null for the first. */
export const SegmentView = Schema.Struct({
  id: SegmentId,
  seq: Schema.Int,
  reason: SegmentReason,
  started_at: Schema.NullOr(Schema.Date),
  start_value: Schema.Number,
  note: Schema.NullOr(Schema.String)
})
export type SegmentView = typeof SegmentView.Type

/**
 * A meter of a vehicle. Values in meters or seconds. `current` is its newest valid reading, `life` what the vehicle had
 * done by then, across all segments. `per_day` is the average of the last 90 days, null without two readings in them. A
 * reading that adds more than `limit_per_day` for each day needs confirmation.
 */
export const MeterView = Schema.Struct({
  id: MeterId,
  vehicle_id: VehicleId,
  kind: MeterKind,
  name: Schema.NullOr(Schema.String),
  measure: Measure,
  unit: MeterUnit,
  is_primary: Schema.Boolean,
  current: Schema.NullOr(CurrentReading),
  life: Schema.NullOr(Schema.Number),
  per_day: Schema.NullOr(Schema.Number),
  limit_per_day: Schema.Number,
  /** Oldest first. */
  segments: Schema.Array(SegmentView)
})
export type MeterView = typeof MeterView.Type
