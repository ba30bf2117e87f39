import { Schema } from "effect"
import { FuelEntryId, LocationId, ReadingId } from "./ids.ts"
import { Energy, FuelUnit } from "./meterUnits.ts"
import { RecordedBy, Voided } from "./meterViews.ts"

/** How far a vehicle went with how much: meters, and milliliters, grams or watt-hours. */
export const Consumption = Schema.Struct({ distance_m: Schema.Number, used: Schema.Number })
export type Consumption = typeof Consumption.Type

/**
 * Fuel that was filled in, or a charge. Quantity in milliliters, grams (`cng`, `h2`) or watt-hours, and as typed; cost in
 * minor units. `consumption` is since the full fill before it: null unless both are full, with readings, and nothing in
 * between was missed.
 */
export const FuelEntryView = Schema.Struct({
  id: FuelEntryId,
  at: Schema.Date,
  energy: Energy,
  quantity: Schema.Number,
  raw_quantity: Schema.Number,
  raw_unit: FuelUnit,
  is_full: Schema.Boolean,
  missed_previous: Schema.Boolean,
  cost_minor: Schema.NullOr(Schema.Number),
  currency: Schema.NullOr(Schema.String),
  location: Schema.NullOr(Schema.Struct({ id: LocationId, name: Schema.String })),
  place: Schema.NullOr(Schema.String),
  /** What the odometer showed, in meters; null if it was not read, or if that reading was voided. */
  reading: Schema.NullOr(Schema.Struct({ id: ReadingId, value: Schema.Number })),
  consumption: Schema.NullOr(Consumption),
  recorded_by: RecordedBy,
  recorded_at: Schema.Date,
  voided: Voided
})
export type FuelEntryView = typeof FuelEntryView.Type

/** What a vehicle used of an energy, and the cost in each currency. `average` is over all distances that are known. */
export const FuelTotals = Schema.Struct({
  energy: Energy,
  entries: Schema.Int,
  quantity: Schema.Number,
  average: Schema.NullOr(Consumption),
  costs: Schema.Array(Schema.Struct({ currency: Schema.String, minor: Schema.Number }))
})
export type FuelTotals = typeof FuelTotals.Type
