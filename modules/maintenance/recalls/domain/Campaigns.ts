import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { CampaignExists } from "../../contract/errors/recalls.ts"
import type { CampaignId } from "../../contract/ids.ts"
import type { CampaignRecord } from "../../contract/recallViews.ts"

/** The campaigns of an organization: those that concern its vehicles, and those entered by hand. */
export class Campaigns extends Context.Service<
  Campaigns,
  {
    readonly byIds: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<CampaignId>
    ) => Effect.Effect<ReadonlyArray<CampaignRecord>>
    /** Locks the campaign until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: CampaignId
    ) => Effect.Effect<Option.Option<CampaignRecord>>
    readonly add: (campaign: CampaignRecord) => Effect.Effect<void, CampaignExists>
    readonly save: (campaign: CampaignRecord) => Effect.Effect<void, CampaignExists>
  }
>()("maintenance/Campaigns") {}
