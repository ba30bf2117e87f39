import { job } from "#infra/jobs"
import { purgeExpired } from "./commands/PurgeExpired.ts"
import { whenInvitationAccepted } from "./reactions/WhenInvitationAccepted.ts"
import { whenPasswordResetRequested } from "./reactions/WhenPasswordResetRequested.ts"

/** Everything of identity that runs by itself. */
export const identityJobs = [
  whenInvitationAccepted,
  whenPasswordResetRequested,
  job({
    name: "identity.purge-expired",
    does: "Deletes expired sessions, tokens and emailed links.",
    touches: ["identity.sessions", "identity.session_tokens", "identity.one_time_tokens"],
    cron: "23 * * * *",
    run: purgeExpired()
  })
]
