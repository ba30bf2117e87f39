import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CampaignId } from "../../contract/ids.ts"
import { Campaigns } from "../domain/Campaigns.ts"
import { announceCampaign, lockedCampaign, nextVersion } from "./changeCampaign.ts"

/** Takes a campaign and its recalls out of the lists. Idempotent. */
export const archiveCampaign = Effect.fn("maintenance.archiveCampaign")(function* (id: CampaignId) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedCampaign(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const campaign = nextVersion(before, { archived_at: at }, at)
  // Its number stays its own.
  yield* Campaigns.use((campaigns) => campaigns.save(campaign)).pipe(Effect.orDie)
  yield* announceCampaign(campaign, "campaign.archived")
}, transactional)
