import { event, OrganizationId, RecordChange } from "#kernel"
import { TIMELINE } from "#fleet/contract"
import { Schema } from "effect"
import { RECALLS } from "../cachedQueries.ts"
import { CampaignId } from "../ids.ts"

/** A campaign was entered by hand, edited, archived or restored. */
export class CampaignChanged extends event(
  "CampaignChanged",
  { organizationId: OrganizationId, campaignId: CampaignId, change: Schema.optionalKey(RecordChange) },
  { invalidates: [RECALLS] }
) {}

/** Campaigns concern other vehicles than before, or recalls of vehicles were done, scheduled or judged. */
export class RecallsChanged extends event(
  "RecallsChanged",
  { organizationId: OrganizationId },
  { invalidates: [RECALLS, TIMELINE] }
) {}

/** So many campaigns turned out to concern vehicles, each announced once; `only` is set if it is one. */
export class RecallsAnnounced extends event(
  "RecallsAnnounced",
  {
    organizationId: OrganizationId,
    campaigns: Schema.Int,
    vehicles: Schema.Int,
    only: Schema.NullOr(
      Schema.Struct({ campaignId: CampaignId, number: Schema.String, component: Schema.String })
    )
  },
  { invalidates: [] }
) {}
