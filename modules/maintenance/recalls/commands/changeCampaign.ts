import { changeBy, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { YearsReversed } from "../../contract/errors/recalls.ts"
import { CampaignChanged } from "../../contract/events/recalls.ts"
import type { CampaignId } from "../../contract/ids.ts"
import type { CampaignRecord } from "../../contract/recallViews.ts"
import { Campaigns } from "../domain/Campaigns.ts"

/** Loads a campaign and locks it until the unit of work ends. */
export const lockedCampaign = (organizationId: OrganizationId, id: CampaignId) =>
  Campaigns.use((campaigns) => campaigns.lock(organizationId, id)).pipe(orNotFound("campaign"))

export const nextVersion = (
  before: CampaignRecord,
  changes: Partial<CampaignRecord>,
  at: Date
): CampaignRecord => ({ ...before, ...changes, version: before.version + 1, updated_at: at })

export const requireYearsInOrder = ({ year_from, year_to }: Pick<CampaignRecord, "year_from" | "year_to">) =>
  year_from !== null && year_to !== null && year_to < year_from
    ? Effect.fail(new YearsReversed())
    : Effect.void

/** Publishes and records what was done to a campaign. A reaction brings the recalls of vehicles up to date with it. */
export const announceCampaign = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: campaignId, number, component }: CampaignRecord,
  action: `campaign.${string}`,
  details: Readonly<Record<string, string>> = {}
) {
  yield* publish(new CampaignChanged({ organizationId, campaignId, change: changeBy(action) }))
  yield* record({ action, organizationId, subject: `${number}: ${component}`, details })
})
