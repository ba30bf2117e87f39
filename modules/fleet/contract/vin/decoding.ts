import { Schema } from "effect"
import { Drive, FuelType, Transmission, VehicleKind } from "../vehicleFields.ts"

const text = Schema.NullOr(Schema.String)
const count = Schema.NullOr(Schema.Int)

/**
 * What a decoder proposes for the fields of a vehicle. People decide what to use of it. Null: the VIN does not say.
 * `gvwr_g` is the upper limit of its weight class.
 */
export const VinProposal = Schema.Struct({
  make: text,
  model: text,
  model_year: count,
  trim: text,
  kind: Schema.NullOr(VehicleKind),
  body_class: text,
  fuel_type: Schema.NullOr(FuelType),
  drive: Schema.NullOr(Drive),
  transmission: Schema.NullOr(Transmission),
  doors: count,
  seats: count,
  gvwr_g: count,
  battery_wh: count
})
export type VinProposal = typeof VinProposal.Type

/** What else the VIN says, for which a vehicle has no field. */
export const VinFacts = Schema.Struct({
  /** Such as `2.7 L V6`. */
  engine: text,
  manufacturer: text,
  plant_city: text,
  plant_country: text
})
export type VinFacts = typeof VinFacts.Type

/** `offline`: a database that comes with Motorpool. `vpic`: the server of NHTSA, or one like it. */
export const VinSource = Schema.Literals(["offline", "vpic"])
export type VinSource = typeof VinSource.Type

/** `unknown`: the decoder has nothing on this VIN. `unavailable`: it did not answer. Neither is an error. */
export const VinDecoding = Schema.Struct({
  status: Schema.Literals(["decoded", "unknown", "unavailable"]),
  source: VinSource,
  proposal: VinProposal,
  facts: VinFacts,
  /** Those of NHTSA: 0 is none, 1 a wrong check digit, 7 an unknown manufacturer, 8 no details. */
  error_codes: Schema.Array(Schema.Int)
})
export type VinDecoding = typeof VinDecoding.Type
