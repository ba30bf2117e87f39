import { CurrentPerson, NotFound, record, type SessionId, transactional } from "#kernel"
import { Effect } from "effect"
import { endOne } from "./endSessions.ts"

/** Ends one of the user's own sessions. */
export const endSession = Effect.fn("identity.endSession")(function* (sessionId: SessionId) {
  const { userId } = yield* CurrentPerson
  const ended = yield* endOne({ userId, sessionId }, "ended_by_owner")
  if (!ended) return yield* new NotFound({ what: "session" })
  yield* record({ action: "session.ended", userId })
}, transactional)
