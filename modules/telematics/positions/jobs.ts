import { job } from "#infra/jobs"
import { keepPositions } from "./commands/KeepPositions.ts"
import { recordReadings } from "./commands/RecordReadings.ts"

export const positionsJobs = [
  job({
    name: "telematics.keep-positions",
    does: "Prepares storage for the next months' positions, and deletes those that are older than organizations store.",
    touches: ["telematics.positions", "telematics.trips", "telematics.stops"],
    cron: "17 3 * * *",
    run: keepPositions()
  }),
  job({
    name: "telematics.record-readings",
    does: "Records what devices say of odometers and engine hours as readings of their vehicles.",
    touches: ["telematics.device_states", "fleet.meters", "fleet.readings"],
    cron: "23 * * * *",
    run: recordReadings()
  })
]
