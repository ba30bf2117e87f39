import { CurrentPerson, orNotFound, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { type Connection, Connections } from "../domain/Connections.ts"
import { inside, memberNow, onBehalfOf } from "./inside.ts"
import { announceDisconnected } from "./announceDisconnected.ts"
import { disconnectAtProvider } from "./disconnectAtProvider.ts"

/** Deletes the current user's connection and everything read through it. */
export const disconnect = Effect.fn("telematics.disconnect")(function* () {
  const ended = yield* end().pipe(orNotFound("connection"))
  yield* disconnectAtProvider(ended)
})

const end = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  const ended = yield* Connections.use((connections) => connections.remove(userId))
  if (Option.isSome(ended)) yield* announce(ended.value)
  return ended
}, transactional)

/** A user who has just left the organization is no longer its member, so this runs as the user. */
const announce = Effect.fnUntraced(function* (ended: Connection) {
  const member = yield* memberNow(ended.organization_id)
  const within = Option.match(member, { onNone: () => onBehalfOf(ended), onSome: inside })
  yield* within(announceDisconnected(ended))
})
