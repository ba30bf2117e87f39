import { job } from "#infra/jobs"
import { reportMissed } from "./commands/ReportMissed.ts"
import { whenInspectionsMissed } from "./reactions/WhenInspectionsMissed.ts"

export const schedulesJobs = [
  whenInspectionsMissed,
  job({
    name: "inspections.report-missed",
    does: "Reports inspections that were not done in time, once their period is over where the organization is.",
    touches: ["inspections.schedules", "inspections.periods", "inspections.missed", "app.outbox"],
    cron: "7 * * * *",
    run: reportMissed()
  })
]
