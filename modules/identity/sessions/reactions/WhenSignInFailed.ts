import { reaction } from "#infra/jobs"
import { recordFailedSignIn } from "../commands/RecordFailedSignIn.ts"
import { SignInFailed } from "../../domain/events.ts"

/** Records the attempt if the account exists, once per event id. */
export const whenSignInFailed = reaction({
  name: "identity.when-sign-in-failed",
  does: "Records a failed sign-in in the account's audit log, and warns its owner of many.",
  touches: ["audit.entries", "app.mails"],
  event: SignInFailed,
  run: (failed, envelope) => recordFailedSignIn(envelope.id, failed)
})
