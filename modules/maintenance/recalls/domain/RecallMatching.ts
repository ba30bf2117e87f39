import { CalendarDate, type OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { CampaignId, type RecallId } from "../../contract/ids.ts"
import { type CampaignRecord, CampaignSummary } from "../../contract/recallViews.ts"

/** What campaigns refer to. */
export interface RecallableVehicle {
  readonly id: VehicleId
  readonly make: string | null
  readonly model: string | null
  readonly model_year: number | null
  readonly disposed: boolean
}

/** A campaign as an authority published it. */
export const PublishedCampaign = Schema.Struct({
  number: CampaignSummary.fields.number,
  manufacturer: CampaignSummary.fields.manufacturer,
  component: CampaignSummary.fields.component,
  system: CampaignSummary.fields.system,
  summary: CampaignSummary.fields.summary,
  remedy: CampaignSummary.fields.remedy,
  reported_on: Schema.NullOr(CalendarDate)
})
export type PublishedCampaign = typeof PublishedCampaign.Type

/** A vehicle that a campaign concerns, without a recall so far. */
export const Match = Schema.Struct({
  campaign_id: CampaignId,
  vehicle_id: VehicleId,
  number: Schema.String,
  component: Schema.String
})
export type Match = typeof Match.Type

/** A campaign that concerns vehicles, and how many. */
export const AnnouncedCampaign = Schema.Struct({
  id: CampaignId,
  number: Schema.String,
  component: Schema.String,
  vehicles: Schema.Int
})
export type AnnouncedCampaign = typeof AnnouncedCampaign.Type

/** Which campaigns concern which vehicles, by make, model and model year, ignoring case and accents. */
export class RecallMatching extends Context.Service<
  RecallMatching,
  {
    /** Whether there is any campaign. */
    readonly isNeeded: (organizationId: OrganizationId) => Effect.Effect<boolean>
    /** Published campaigns about these vehicles that the organization has no campaign for. */
    readonly published: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<RecallableVehicle>
    ) => Effect.Effect<ReadonlyArray<PublishedCampaign>>
    /** Adds those whose number the organization does not have by now. */
    readonly addCampaigns: (campaigns: ReadonlyArray<CampaignRecord>) => Effect.Effect<void>
    /** Takes what the authority says of these campaigns by now. Returns whether anything changed. */
    readonly renew: (organizationId: OrganizationId, at: Date) => Effect.Effect<boolean>
    readonly unmatched: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<RecallableVehicle>
    ) => Effect.Effect<ReadonlyArray<Match>>
    /** Adds open recalls, and returns those that were not added by someone else meanwhile. */
    readonly add: (
      organizationId: OrganizationId,
      recalls: ReadonlyArray<Match & { readonly id: RecallId }>,
      at: Date
    ) => Effect.Effect<ReadonlyArray<RecallId>>
    /** Removes untouched recalls of these vehicles whose campaigns concern others. Returns whether there were any. */
    readonly withdraw: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<RecallableVehicle>
    ) => Effect.Effect<boolean>
    /** The campaigns that concern vehicles and were not announced so far; from now on, they are. */
    readonly announce: (
      organizationId: OrganizationId,
      at: Date
    ) => Effect.Effect<ReadonlyArray<AnnouncedCampaign>>
  }
>()("maintenance/RecallMatching") {}
