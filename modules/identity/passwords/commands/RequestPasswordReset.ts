import { type EmailAddress, Events, transactional } from "#kernel"
import { Effect } from "effect"
import { PasswordResetRequested } from "../../domain/events.ts"

/** Queues a password reset. A job looks up the account later, so that the response doesn't reveal it. */
export const requestPasswordReset = Effect.fn("identity.requestPasswordReset")(function* (
  email: EmailAddress
) {
  yield* Events.use((events) => events.publish(new PasswordResetRequested({ email }), {}))
}, transactional)
