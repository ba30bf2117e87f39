import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { EditCampaign } from "../../contract/campaigns.ts"
import { CampaignIsArchived, CampaignIsPublished, CampaignWasChanged } from "../../contract/errors/recalls.ts"
import type { CampaignId } from "../../contract/ids.ts"
import { Campaigns } from "../domain/Campaigns.ts"
import { campaignView } from "../queries/recallViews.ts"
import { announceCampaign, lockedCampaign, nextVersion, requireYearsInOrder } from "./changeCampaign.ts"

/** Changes only the given fields of a campaign that was entered by hand, unless someone else changed it. */
export const editCampaign = Effect.fn("maintenance.editCampaign")(function* (
  id: CampaignId,
  { expected_version, ...changes }: Input<typeof EditCampaign>["body"]
) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedCampaign(organizationId, id)
  if (before.version !== expected_version) return yield* new CampaignWasChanged()
  if (before.archived_at !== null) return yield* new CampaignIsArchived()
  if (before.source === "published") return yield* new CampaignIsPublished()
  const campaign = nextVersion(before, changes, yield* now)
  yield* requireYearsInOrder(campaign)
  yield* Campaigns.use((campaigns) => campaigns.save(campaign))
  yield* announceCampaign(campaign, "campaign.edited", { fields: Object.keys(changes).join(", ") })
  return yield* campaignView(organizationId, id)
}, transactional)
