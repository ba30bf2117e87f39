import { job } from "#infra/jobs"
import { forgetEnded } from "./commands/ForgetEnded.ts"
import { readAllConnections } from "./commands/ReadAllConnections.ts"
import { whenMemberRemoved } from "./reactions/WhenMemberRemoved.ts"

/** Everything of telematics that runs by itself. */
export const telematicsJobs = [
  whenMemberRemoved,
  job({
    name: "telematics.read-shared-vehicles",
    does: "Reads anew which vehicles people share through accounts they connected.",
    touches: ["telematics.dimo_tokens", "telematics.shared_vehicles", "the provider"],
    cron: "*/15 * * * *",
    run: readAllConnections()
  }),
  job({
    name: "telematics.forget-ended",
    does: "Removes attempts to connect that have ended, proofs past their time and vehicles of expired connections.",
    touches: ["telematics.attempts", "telematics.proofs", "telematics.shared_vehicles"],
    cron: "41 * * * *",
    run: forgetEnded()
  })
]
