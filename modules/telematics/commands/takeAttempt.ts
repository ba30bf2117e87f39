import { CurrentPerson, now, orFail, transactional } from "#kernel"
import { Effect, Redacted } from "effect"
import { ConnectionAttemptInvalid } from "../contract/errors.ts"
import type { ProviderName, Returned } from "../contract/index.ts"
import { answers, Attempts } from "../domain/Attempts.ts"
import { connectingMember } from "./inside.ts"

const orInvalid = orFail(() => new ConnectionAttemptInvalid())

/**
 * The attempt that somebody comes back from, which with this is used up whatever comes of it: a unit of work of
 * its own. Refused, and left as it was, when it is no attempt of theirs, when what came back does not answer it
 * (anybody can send a browser to where people come back to), or when they may no longer connect where they
 * started.
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
