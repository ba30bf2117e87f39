import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CreateCampaign } from "../../contract/campaigns.ts"
import { CampaignId } from "../../contract/ids.ts"
import type { CampaignRecord } from "../../contract/recallViews.ts"
import { Campaigns } from "../domain/Campaigns.ts"
import { campaignView } from "../queries/recallViews.ts"
import { announceCampaign, requireYearsInOrder } from "./changeCampaign.ts"

/** Adds a campaign by hand, for manufacturers and countries that no authority publishes. */
export const createCampaign = Effect.fn("maintenance.createCampaign")(function* (
  entered: Input<typeof CreateCampaign>["body"]
) {
  const { organizationId } = yield* permitted("services.edit")
  yield* requireYearsInOrder(entered)
  const at = yield* now
  const campaign: CampaignRecord = {
    ...entered,
    id: yield* newId(CampaignId),
    organization_id: organizationId,
    source: "manual",
    archived_at: null,
    created_at: at,
    updated_at: at,
    version: 1
  }
  yield* Campaigns.use((campaigns) => campaigns.add(campaign))
  yield* announceCampaign(campaign, "campaign.created")
  return yield* campaignView(organizationId, campaign.id).pipe(Effect.orDie)
}, transactional)
