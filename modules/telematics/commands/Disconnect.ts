import { CurrentPerson, orNotFound, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { type Connection, Connections } from "../domain/Connections.ts"
import { inside, memberNow, onBehalfOf } from "./inside.ts"
import { announceDisconnected } from "./announceDisconnected.ts"
import { tellProvider } from "./tellProvider.ts"

/** Ends one's own connection: its record is deleted, with all that was read through it. */
export const disconnect = Effect.fn("telematics.disconnect")(function* () {
  const ended = yield* end().pipe(orNotFound("connection"))
  yield* tellProvider(ended)
})

const end = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  const ended = yield* Connections.use((connections) => connections.remove(userId))
  if (Option.isSome(ended)) yield* tell(ended.value)
  return ended
}, transactional)

/** Who has just left the organization does so from outside. */
const tell = Effect.fnUntraced(function* (ended: Connection) {
  const member = yield* memberNow(ended.organization_id)
  const within = Option.match(member, { onNone: () => onBehalfOf(ended), onSome: inside })
  yield* within(announceDisconnected(ended))
})
