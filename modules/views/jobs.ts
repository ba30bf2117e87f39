import { job } from "#infra/jobs"
import { purgeDeletedViews } from "./commands/PurgeDeletedViews.ts"

/** The background jobs of saved views. */
export const viewsJobs = [
  job({
    name: "views.purge-deleted",
    does: "Deletes saved views permanently a day after they were deleted.",
    touches: ["views.saved_views"],
    cron: "52 * * * *",
    run: purgeDeletedViews()
  })
]
