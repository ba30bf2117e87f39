import { job } from "#infra/jobs"
import { deriveTrips } from "./commands/DeriveTrips.ts"
import { whenAssignmentChanged } from "./reactions/WhenAssignmentChanged.ts"

export const tripsJobs = [
  whenAssignmentChanged,
  job({
    name: "telematics.derive-trips",
    does: "Derives trips and stops from the positions that have arrived.",
    touches: ["telematics.positions", "telematics.trips", "telematics.stops", "telematics.device_states"],
    cron: "* * * * *",
    run: deriveTrips()
  })
]
