import { CurrentPerson, now, orFail, transactional } from "#kernel"
import { Effect, Redacted } from "effect"
import { ConnectionAttemptInvalid } from "../../contract/errors.ts"
import type { ProviderName, Returned } from "../../contract/index.ts"
import { answers, Attempts } from "../domain/Attempts.ts"
import { connectingMember } from "./inside.ts"

const orInvalid = orFail(() => new ConnectionAttemptInvalid())

/**
 * Consumes the attempt that the user returns from, in a unit of work of its own, whatever happens next. Fails and
 * leaves the attempt unused when it belongs to another user, when the response does not answer it (anyone can send a
 * browser to the callback page), or when the user may no longer connect accounts in that organization.
 */
export const takeAttempt = Effect.fnUntraced(function* (provider: ProviderName, returned: Returned) {
  const { userId } = yield* CurrentPerson
  const secret = Redacted.make(returned.attempt)
  const at = yield* now
  const attempt = yield* Attempts.use((attempts) => attempts.take(userId, provider, secret, at)).pipe(
    orInvalid
  )
  if (!answers(returned, attempt)) return yield* new ConnectionAttemptInvalid()
  yield* connectingMember(attempt.organizationId).pipe(orInvalid)
  return attempt
}, transactional)
