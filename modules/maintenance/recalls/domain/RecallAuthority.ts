import { Context, type Effect } from "effect"
import type { PublishedCampaign } from "./RecallMatching.ts"
import type { VehicleModel } from "./VehicleModel.ts"

/**
 * What an authority knows of a model. `unclear`: it answered something else; `unavailable`: it did not answer, so there is
 * no use in asking about others now.
 */
export type AuthorityAnswer = ReadonlyArray<PublishedCampaign> | "unclear" | "unavailable"

/** The authority that publishes recalls, if one is configured. */
export class RecallAuthority extends Context.Service<
  RecallAuthority,
  {
    readonly isConfigured: boolean
    /** Takes up to half a minute: call it outside of a transaction. */
    readonly campaignsOf: (model: VehicleModel) => Effect.Effect<AuthorityAnswer>
  }
>()("maintenance/RecallAuthority") {}
