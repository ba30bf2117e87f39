import { job } from "#infra/jobs"
import { purgeExpired } from "./commands/PurgeExpired.ts"
import { readAllConnections } from "./commands/ReadAllConnections.ts"
import { whenMemberRemoved } from "./reactions/WhenMemberRemoved.ts"

/** The background jobs of telematics. */
export const telematicsJobs = [
  whenMemberRemoved,
  job({
    name: "telematics.read-shared-vehicles",
    does: "Refreshes the vehicles that people share through connected accounts.",
    touches: ["telematics.dimo_tokens", "telematics.shared_vehicles", "the provider"],
    cron: "*/15 * * * *",
    run: readAllConnections()
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
