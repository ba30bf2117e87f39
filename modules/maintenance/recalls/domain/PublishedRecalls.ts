import { Context, type Effect } from "effect"
import type { PublishedCampaign } from "./RecallMatching.ts"
import type { VehicleModel } from "./VehicleModel.ts"

/** What an authority published, for all organizations. Only the system writes it. */
export class PublishedRecalls extends Context.Service<
  PublishedRecalls,
  {
    /** Those of these models that were not looked up since an instant, longest ago first, up to a maximum. */
    readonly stale: (
      models: ReadonlyArray<VehicleModel>,
      since: Date,
      most: number
    ) => Effect.Effect<ReadonlyArray<VehicleModel>>
    /** Stores what the authority says of a model; null if it could not say. Returns whether that is anything new. */
    readonly store: (
      model: VehicleModel,
      campaigns: ReadonlyArray<PublishedCampaign> | null,
      at: Date
    ) => Effect.Effect<boolean>
  }
>()("maintenance/PublishedRecalls") {}
