import { job } from "#infra/jobs"
import { purgeRemovedPhotos } from "./commands/PurgeRemovedPhotos.ts"

export const photosJobs = [
  job({
    name: "fleet.purge-removed-photos",
    does: "Deletes photos of vehicles permanently a day after they were removed.",
    touches: ["fleet.photos"],
    cron: "42 * * * *",
    run: purgeRemovedPhotos()
  })
]
