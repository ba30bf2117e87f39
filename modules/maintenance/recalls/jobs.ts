import { job } from "#infra/jobs"
import { fetchRecalls } from "./commands/FetchRecalls.ts"
import { whenCampaignChanged } from "./reactions/WhenCampaignChanged.ts"
import { whenRecallsAnnounced } from "./reactions/WhenRecallsAnnounced.ts"

export const recallsJobs = [
  whenCampaignChanged,
  whenRecallsAnnounced,
  job({
    name: "maintenance.fetch-recalls",
    does: "Asks the authority that is set up about recalls of the vehicles' models, each once a week.",
    touches: [
      "maintenance.published_recalls",
      "maintenance.recall_lookups",
      "maintenance.campaigns",
      "maintenance.recalls",
      "fleet.timeline",
      "app.outbox"
    ],
    cron: "52 * * * *",
    run: fetchRecalls()
  })
]
