import { job } from "#infra/jobs"
import { purgeExpired } from "./commands/PurgeExpired.ts"
import { whenEmailChanged } from "./reactions/WhenEmailChanged.ts"
import { whenInvitationAccepted } from "./reactions/WhenInvitationAccepted.ts"
import { whenPasswordChanged } from "./reactions/WhenPasswordChanged.ts"
import { whenPasswordResetRequested } from "./reactions/WhenPasswordResetRequested.ts"
import { whenSignedInFromNewDevice } from "./reactions/WhenSignedInFromNewDevice.ts"

export const identityJobs = [
  whenEmailChanged,
  whenInvitationAccepted,
  whenPasswordChanged,
  whenPasswordResetRequested,
  whenSignedInFromNewDevice,
  job({
    name: "identity.purge-expired",
    does: "Deletes expired sessions, tokens and emailed links.",
    touches: ["identity.sessions", "identity.session_tokens", "identity.one_time_tokens"],
    cron: "23 * * * *",
    run: purgeExpired()
  })
]
