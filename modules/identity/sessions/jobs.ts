import { job } from "#infra/jobs"
import { purgeExpired } from "./commands/PurgeExpired.ts"
import { whenSignInFailed } from "./reactions/WhenSignInFailed.ts"
import { whenSignedInFromNewDevice } from "./reactions/WhenSignedInFromNewDevice.ts"

export const sessionsJobs = [
  whenSignInFailed,
  whenSignedInFromNewDevice,
  job({
    name: "identity.purge-expired",
    does: "Deletes expired sessions, tokens, emailed links, data exports and unfinished sign-ins, and forgets old devices and networks.",
    touches: [
      "identity.sessions",
      "identity.session_tokens",
      "identity.one_time_tokens",
      "identity.exports",
      "identity.known_origins",
      "identity.pending_sign_ins",
      "identity.factors",
      "identity.phone_codes",
      "identity.passkey_challenges",
      "identity.issuer_attempts",
      "identity.issuer_arrivals"
    ],
    cron: "23 * * * *",
    run: purgeExpired()
  })
]
