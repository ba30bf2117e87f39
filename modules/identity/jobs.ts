import { job } from "#infra/jobs"
import { purgeExpired } from "./commands/PurgeExpired.ts"
import { whenEmailChanged } from "./reactions/WhenEmailChanged.ts"
import { whenInvitationAccepted } from "./reactions/WhenInvitationAccepted.ts"
import { whenPasswordChanged } from "./reactions/WhenPasswordChanged.ts"
import { whenPasswordResetRequested } from "./reactions/WhenPasswordResetRequested.ts"
import { whenSignInFailed } from "./reactions/WhenSignInFailed.ts"
import { whenSignedInFromNewDevice } from "./reactions/WhenSignedInFromNewDevice.ts"

export const identityJobs = [
  whenEmailChanged,
  whenInvitationAccepted,
  whenPasswordChanged,
  whenPasswordResetRequested,
  whenSignInFailed,
  whenSignedInFromNewDevice,
  job({
    name: "identity.purge-expired",
    does: "Deletes expired sessions, tokens and emailed links, and forgets old devices and networks.",
    touches: [
      "identity.sessions",
      "identity.session_tokens",
      "identity.one_time_tokens",
      "identity.known_origins"
    ],
    cron: "23 * * * *",
    run: purgeExpired()
  })
]
