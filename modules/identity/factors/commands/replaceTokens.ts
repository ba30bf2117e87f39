import { CurrentPerson, now, transactional } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { SessionEnded } from "../../contract/index.ts"
import { refreshSession } from "../../sessions/commands/RefreshSession.ts"
import { SessionFamilies } from "../../sessions/domain/SessionFamilies.ts"
import { Sessions } from "../../sessions/queries/Sessions.ts"

/** Where failed proofs are counted: within the session. */
export const counterOfSession = CurrentPerson.useSync(
  ({ sessionId }) => ({ what: "session", who: sessionId }) as const
)

/** Notes a proof of identity. New tokens, so that a copy of the old ones gains nothing from it. */
export const replaceTokens = Effect.fnUntraced(function* (refresh: string) {
  const { userId, sessionId } = yield* CurrentPerson
  const isOwn = yield* Sessions.use((sessions) => sessions.holdsRefreshToken(sessionId, refresh))
  if (!isOwn) return yield* new SessionEnded()
  const session = yield* refreshSession(refresh)
  const at = yield* now
  yield* SessionFamilies.use((families) =>
    families.prove({ userId, sessionId }, hashToken(session.access_token), at)
  )
  return session
}, transactional)
