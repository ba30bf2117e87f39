import { Schema } from "effect"

/** What recalls are looked up by: a make and a model in lower case without accents, and a model year. */
export const VehicleModel = Schema.Struct({
  make: Schema.String,
  model: Schema.String,
  model_year: Schema.Int
})
export type VehicleModel = typeof VehicleModel.Type
