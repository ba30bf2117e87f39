import type { OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"

/** A make and a model in lower case without accents, and a model year. */
export const VehicleModel = Schema.Struct({
  make: Schema.String,
  model: Schema.String,
  model_year: Schema.Int
})
export type VehicleModel = typeof VehicleModel.Type

/** A query port for the system: what vehicles there are in all fleets, without whose they are. */
export class VehicleModels extends Context.Service<
  VehicleModels,
  {
    /** Of vehicles in any fleet whose make, model and model year are known, each once. */
    readonly inUse: Effect.Effect<ReadonlyArray<VehicleModel>>
    /** The organizations with vehicles. */
    readonly organizations: Effect.Effect<ReadonlyArray<OrganizationId>>
  }
>()("fleet/VehicleModels") {}
