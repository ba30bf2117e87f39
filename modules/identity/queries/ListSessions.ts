import { CurrentPerson, now, type SessionId, transactional, type UserId } from "#kernel"
import { Context, Effect } from "effect"
import type { SessionView } from "../contract/index.ts"

/** One's own sessions that still work, last seen first; at most 100. */
export class MySessions extends Context.Service<
  MySessions,
  {
    readonly of: (userId: UserId, current: SessionId, at: Date) => Effect.Effect<ReadonlyArray<SessionView>>
  }
>()("identity/MySessions") {}

export const listSessions = Effect.fn("identity.listSessions")(function* () {
  const { userId, sessionId } = yield* CurrentPerson
  const sessions = yield* MySessions
  return { items: yield* sessions.of(userId, sessionId, yield* now) }
}, transactional)
