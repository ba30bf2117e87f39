import { reaction } from "#infra/jobs"
import { CampaignChanged } from "../../contract/events/recalls.ts"
import { matchRecalls } from "../commands/MatchRecalls.ts"

export const whenCampaignChanged = reaction({
  name: "maintenance.when-campaign-changed",
  does: "Opens the recalls of vehicles that a campaign concerns now, and removes those it no longer does.",
  touches: ["maintenance.campaigns", "maintenance.recalls", "fleet.timeline", "app.outbox"],
  event: CampaignChanged,
  run: ({ organizationId }) => matchRecalls(organizationId, { since: null })
})
