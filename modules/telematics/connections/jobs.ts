import { job } from "#infra/jobs"
import { purgeExpired } from "./commands/PurgeExpired.ts"
import { readAllConnections } from "./commands/ReadAllConnections.ts"
import { readSignals } from "./commands/ReadSignals.ts"
import { whenMemberRemoved } from "./reactions/WhenMemberRemoved.ts"

/** The background jobs of telematics. */
export const connectionsJobs = [
  whenMemberRemoved,
  job({
    name: "telematics.read-shared-vehicles",
    does: "Refreshes the vehicles that people share through connected accounts.",
    touches: ["telematics.dimo_tokens", "telematics.shared_vehicles", "the provider"],
    cron: "*/15 * * * *",
    run: readAllConnections()
  }),
  job({
    name: "telematics.read-signals",
    does: "Reads where the vehicles are that people share through connected accounts, and what they measured.",
    touches: [
      "telematics.positions",
      "telematics.device_states",
      "telematics.provider_readings",
      "the provider"
    ],
    cron: "* * * * *",
    run: readSignals()
  }),
  job({
    name: "telematics.purge-expired",
    formerly: "telematics.forget-ended",
    does: "Deletes expired connection attempts, expired proofs and the vehicles of expired connections.",
    touches: ["telematics.attempts", "telematics.proofs", "telematics.shared_vehicles"],
    cron: "41 * * * *",
    run: purgeExpired()
  })
]
