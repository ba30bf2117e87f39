import { job } from "#infra/jobs"
import { endDeferrals } from "./commands/EndDeferrals.ts"
import { whenDefectChanged } from "./reactions/WhenDefectChanged.ts"
import { whenDefectReported } from "./reactions/WhenDefectReported.ts"
import { whenDeferralEnded } from "./reactions/WhenDeferralEnded.ts"
import { whenGroundingEnded } from "./reactions/WhenGroundingEnded.ts"
import { whenVehicleFaultsOpened } from "./reactions/WhenVehicleFaultsOpened.ts"
import { whenVehicleGroundedByDefect } from "./reactions/WhenVehicleGroundedByDefect.ts"

export const defectsJobs = [
  whenDefectReported,
  whenDefectChanged,
  whenDeferralEnded,
  whenVehicleFaultsOpened,
  whenVehicleGroundedByDefect,
  whenGroundingEnded,
  job({
    name: "maintenance.end-deferrals",
    does: "Opens deferred defects again once their day has passed where the organization is.",
    touches: ["maintenance.defects", "fleet.timeline", "audit.entries", "app.outbox"],
    cron: "17 * * * *",
    run: endDeferrals()
  })
]
