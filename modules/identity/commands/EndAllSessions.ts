import { AuditLog, CurrentPerson, now, transactional } from "#kernel"
import { Effect } from "effect"
import { SessionFamilies } from "../domain/SessionFamilies.ts"

/** Ends all of one's sessions, or all but the one the request came with. */
export const endAllSessions = Effect.fn("identity.endAllSessions")(function* (keep: "current" | undefined) {
  const { userId, sessionId } = yield* CurrentPerson
  const families = yield* SessionFamilies
  const except = keep === "current" ? sessionId : null
  const ended = yield* families.endAll(userId, except, "ended_by_owner", yield* now)
  yield* (yield* AuditLog).record({ action: "sessions.ended", userId, details: { count: String(ended) } })
}, transactional)
