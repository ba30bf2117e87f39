import { job } from "#infra/jobs"
import { driveDemo } from "./commands/DriveDemo.ts"

export const simulationJobs = [
  job({
    name: "telematics.drive-demo",
    does: "Lets the vehicles of the demo drive, for eight days after its story ends.",
    touches: ["telematics.positions", "telematics.device_states"],
    cron: "* * * * *",
    run: driveDemo()
  })
]
