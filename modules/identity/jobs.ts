import { job } from "#infra/jobs"
import { purgeExpired } from "./commands/PurgeExpired.ts"
import { whenInvitationAccepted } from "./reactions/WhenInvitationAccepted.ts"
import { whenPasswordResetRequested } from "./reactions/WhenPasswordResetRequested.ts"

/** Everything of identity that runs by itself. */
export const identityJobs = [
  whenInvitationAccepted,
  whenPasswordResetRequested,
  job({ name: "identity.purge-expired", cron: "23 * * * *", run: purgeExpired() })
]
