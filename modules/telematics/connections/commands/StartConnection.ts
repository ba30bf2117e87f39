import { now, orFail, orNotFound, permitted, transactional } from "#kernel"
import { newToken } from "#infra/secrets"
import { Effect, Redacted } from "effect"
import { ProviderNotConfigured } from "../../contract/errors.ts"
import type { ProviderName } from "../../contract/views.ts"
import { type Attempt, Attempts } from "../domain/Attempts.ts"
import { Providers } from "../domain/Providers.ts"
import { connectingMember } from "./inside.ts"

const secretToken = Effect.sync(() => Redacted.make(newToken("oneTime")))

/**
 * Starts a connection: returns where to send the user, and the secret this browser must return within ten minutes.
 * The provider is called before the attempt is stored, outside of a unit of work.
 */
export const startConnection = Effect.fn("telematics.startConnection")(function* (name: ProviderName) {
  const { userId, organizationId } = yield* permitted("devices.connect")
  const provider = yield* Providers.useSync((providers) => providers.find(name)).pipe(
    orFail(() => new ProviderNotConfigured({ what: "start" }))
  )
  const departure = { state: yield* secretToken, startedAt: yield* now }
  const { url, flowState } = yield* provider.start(departure)
  const secret = yield* secretToken
  const attempt = { ...departure, userId, organizationId, provider: name, flowState }
  yield* store(attempt, secret)
  return { url, attempt: Redacted.value(secret) }
})

/** The provider may be slow: a user removed or signed out meanwhile starts nothing. */
const store = Effect.fnUntraced(function* (attempt: Attempt, secret: Redacted.Redacted) {
  yield* connectingMember(attempt.organizationId).pipe(orNotFound("organization"))
  yield* Attempts.use((attempts) => attempts.add(attempt, secret))
}, transactional)
