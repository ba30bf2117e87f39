import { now, publish, type SessionId, type UserId } from "#kernel"
import { Effect } from "effect"
import { PendingSignIns } from "../../factors/domain/PendingSignIns.ts"
import { SessionsEnded } from "../../contract/index.ts"
import { type EndReason, SessionFamilies, type SessionOwner } from "../domain/SessionFamilies.ts"

const publishEnd = (userId: UserId, sessionIds: ReadonlyArray<SessionId>, because: EndReason) =>
  sessionIds.length === 0
    ? Effect.void
    : publish(new SessionsEnded({ userId, sessionIds, elsewhere: because !== "signed_out" }))

/** Ends one session in the current unit of work; false when it does not exist or has ended. */
export const endOne = Effect.fnUntraced(function* (owner: SessionOwner, because: EndReason) {
  const at = yield* now
  const ended = yield* SessionFamilies.use((families) => families.end(owner, because, at))
  if (ended) yield* publishEnd(owner.userId, [owner.sessionId], because)
  return ended
})

/** Ends all sessions of a person except one, and sign-ins under way, in the current unit of work. Returns how many sessions. */
export const endAllBut = Effect.fnUntraced(function* (
  userId: UserId,
  except: SessionId | null,
  because: EndReason
) {
  const at = yield* now
  yield* PendingSignIns.use((signIns) => signIns.removeAll(userId))
  const ended = yield* SessionFamilies.use((families) => families.endAll(userId, except, because, at))
  yield* publishEnd(userId, ended, because)
  return ended.length
})
