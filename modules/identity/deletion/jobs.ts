import { job } from "#infra/jobs"
import { carryOutDeletions } from "./commands/CarryOutDeletions.ts"
import { whenAccountDeleted } from "./reactions/WhenAccountDeleted.ts"
import { whenDataExportRequested } from "./reactions/WhenDataExportRequested.ts"

export const deletionJobs = [
  whenAccountDeleted,
  whenDataExportRequested,
  job({
    name: "identity.carry-out-deletions",
    does: "Deletes the accounts whose owners wanted that seven days ago, with the organizations that have no other member.",
    touches: ["identity", "tenancy", "audit.entries", "app.mails", "app.outbox"],
    cron: "41 * * * *",
    run: carryOutDeletions()
  })
]
