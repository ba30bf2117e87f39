import { type EmailAddress, Events, transactional } from "#kernel"
import { Effect } from "effect"
import { PasswordResetRequested } from "../domain/events.ts"

/** Takes note that somebody forgot a password. Whether there is such an account is looked up later, by a job. */
export const requestPasswordReset = Effect.fn("identity.requestPasswordReset")(function* (
  email: EmailAddress
) {
  yield* Events.use((events) => events.publish(new PasswordResetRequested({ email }), {}))
}, transactional)
