import { CurrentPerson, record, transactional } from "#kernel"
import { Effect } from "effect"
import { endAllBut } from "./endSessions.ts"

/** Ends all of the user's sessions, or all but the current one. */
export const endAllSessions = Effect.fn("identity.endAllSessions")(function* (keep: "current" | undefined) {
  const { userId, sessionId } = yield* CurrentPerson
  const except = keep === "current" ? sessionId : null
  const ended = yield* endAllBut(userId, except, "ended_by_owner")
  yield* record({ action: "sessions.ended", userId, details: { count: String(ended) } })
}, transactional)
