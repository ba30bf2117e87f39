import { job } from "#infra/jobs"
import { checkDevices } from "./commands/CheckDevices.ts"
import { whenDeviceIssueAssigned } from "./reactions/WhenDeviceIssueAssigned.ts"
import { whenDeviceIssuesOpened } from "./reactions/WhenDeviceIssuesOpened.ts"
import { whenFaultsOpened } from "./reactions/WhenFaultsOpened.ts"

export const healthJobs = [
  whenDeviceIssueAssigned,
  whenDeviceIssuesOpened,
  whenFaultsOpened,
  job({
    name: "telematics.check-devices",
    does: "Opens and closes the issues of devices, and the faults that vehicles report.",
    touches: ["telematics.device_states", "telematics.device_issues", "telematics.faults", "app.outbox"],
    cron: "* * * * *",
    run: checkDevices()
  })
]
