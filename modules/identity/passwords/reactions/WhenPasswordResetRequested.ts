import { reaction } from "#infra/jobs"
import { sendPasswordReset } from "../commands/SendPasswordReset.ts"
import { PasswordResetRequested } from "../../domain/events.ts"

/** Emails the link if the account exists, once per event id. */
export const whenPasswordResetRequested = reaction({
  name: "identity.when-password-reset-requested",
  does: "Emails the password reset link, if the account exists.",
  touches: ["identity.one_time_tokens", "app.mails"],
  event: PasswordResetRequested,
  run: ({ email }, envelope) => sendPasswordReset(envelope.id, email)
})
