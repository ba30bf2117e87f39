import { job } from "#infra/jobs"
import { purgeExpired } from "./commands/PurgeExpired.ts"

export const submissionsJobs = [
  job({
    name: "inspections.purge-expired",
    does: "Deletes inspections that were stored for as long as their forms say and the law requires.",
    touches: ["inspections.inspections", "inspections.links"],
    cron: "27 2 * * *",
    run: purgeExpired()
  })
]
