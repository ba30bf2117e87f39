import { now, orNotFound, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { Connections } from "../domain/Connections.ts"
import { announceDisconnected } from "./announceDisconnected.ts"

/** Ends a person's connection now, as if its time were over: they see it expired. For the installation's shell. */
export const expireConnection = Effect.fn("telematics.expireConnection")(function* (userId: UserId) {
  const at = yield* now
  const expired = yield* Connections.use((connections) => connections.expire(userId, at)).pipe(
    orNotFound("connection")
  )
  yield* announceDisconnected(expired, "provider.expired")
  return expired
}, transactional)
