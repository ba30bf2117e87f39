import { job } from "#infra/jobs"
import { watchGeofences } from "./commands/WatchGeofences.ts"
import { whenGeofenceCrossed } from "./reactions/WhenGeofenceCrossed.ts"

export const geofencesJobs = [
  whenGeofenceCrossed,
  job({
    name: "telematics.watch-geofences",
    does: "Compares new positions of vehicles with geofences, every minute, and deletes old events.",
    touches: [
      "telematics.geofence_markers",
      "telematics.geofence_states",
      "telematics.geofence_events",
      "app.outbox"
    ],
    cron: "* * * * *",
    run: watchGeofences()
  })
]
