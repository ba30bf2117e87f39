import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CampaignId } from "../../contract/ids.ts"
import { Campaigns } from "../domain/Campaigns.ts"
import { announceCampaign, lockedCampaign, nextVersion } from "./changeCampaign.ts"

/** Restores an archived campaign with its recalls. Idempotent. */
export const restoreCampaign = Effect.fn("maintenance.restoreCampaign")(function* (id: CampaignId) {
  const { organizationId } = yield* permitted("services.edit")
  const before = yield* lockedCampaign(organizationId, id)
  if (before.archived_at === null) return
  const campaign = nextVersion(before, { archived_at: null }, yield* now)
  yield* Campaigns.use((campaigns) => campaigns.save(campaign)).pipe(Effect.orDie)
  yield* announceCampaign(campaign, "campaign.restored")
}, transactional)
