import type { OrganizationId, PageRequest } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import type { CampaignId, RecallId } from "../../contract/ids.ts"
import type { RecallSearch } from "../../contract/recalls.ts"
import { CampaignSummary, CampaignView } from "../../contract/recallViews.ts"
import { Recall } from "../domain/Recalls.ts"

/** A recall with its campaign, without the names of people and vehicles. */
export const ListedRecall = Schema.Struct({ ...Recall.fields, campaign: CampaignSummary })
export type ListedRecall = typeof ListedRecall.Type

/** Which recalls are selected. Without a state or a vehicle, those that are not done of vehicles in the fleet. */
export type RecallFilter = typeof RecallSearch.Type

/** Recalls of campaigns that are not archived. */
export class RecallList extends Context.Service<
  RecallList,
  {
    /** Newest first, with one row more than the page size. `called`: vehicles that the search stands for, too. */
    readonly page: (
      organizationId: OrganizationId,
      filter: RecallFilter,
      called: ReadonlyArray<VehicleId>,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<ListedRecall>>
    /** One of any campaign. */
    readonly one: (organizationId: OrganizationId, id: RecallId) => Effect.Effect<Option.Option<ListedRecall>>
    /** Active or archived ones, newest first. */
    readonly campaigns: (
      organizationId: OrganizationId,
      archived: boolean
    ) => Effect.Effect<ReadonlyArray<CampaignView>>
    readonly campaign: (
      organizationId: OrganizationId,
      id: CampaignId
    ) => Effect.Effect<Option.Option<CampaignView>>
  }
>()("maintenance/RecallList") {}
