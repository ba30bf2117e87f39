import { AuditLog, CurrentPerson, NotFound, now, type SessionId, transactional } from "#kernel"
import { Effect } from "effect"
import { SessionFamilies } from "../domain/SessionFamilies.ts"

/** Ends one of one's own sessions. */
export const endSession = Effect.fn("identity.endSession")(function* (sessionId: SessionId) {
  const { userId } = yield* CurrentPerson
  const ended = yield* (yield* SessionFamilies).end({ userId, sessionId }, "ended_by_owner", yield* now)
  if (!ended) return yield* new NotFound({ what: "session" })
  yield* (yield* AuditLog).record({ action: "session.ended", userId })
}, transactional)
