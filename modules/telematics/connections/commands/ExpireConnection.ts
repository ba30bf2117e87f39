import { now, orNotFound, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { Connections } from "../domain/Connections.ts"
import { announceDisconnected } from "./announceDisconnected.ts"

/** Expires a user's connection now. For the operator's shell. */
export const expireConnection = Effect.fn("telematics.expireConnection")(function* (userId: UserId) {
  const at = yield* now
  const expired = yield* Connections.use((connections) => connections.expire(userId, at)).pipe(
    orNotFound("connection")
  )
  yield* announceDisconnected(expired, "provider.expired")
  return expired
}, transactional)
