import { CurrentPerson, now, transactional } from "#kernel"
import { Effect } from "effect"
import { SessionFamilies } from "../domain/SessionFamilies.ts"

export const listSessions = Effect.fn("identity.listSessions")(function* () {
  const { userId, sessionId } = yield* CurrentPerson
  const at = yield* now
  return { items: yield* SessionFamilies.use((sessions) => sessions.list(userId, sessionId, at)) }
}, transactional)
