import { CurrentActor, minutes, now, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { type Connection, Connections } from "../domain/Connections.ts"
import { Providers } from "../domain/Providers.ts"
import { askingEnds, readConnection } from "./readConnection.ts"

/** So many accounts are asked for at a time, so many in one run; those that were not come first in the next. */
const AT_ONCE = 4
const MOST = 1000
/** Ends before the queue would give the run up. */
const LONGEST = minutes(4)

const UNREAD = "Shared vehicles could not be read"

/** Reads anew what every connection shares that has not expired. With the system's rights. */
export const readAllConnections = Effect.fn("telematics.readAllConnections")(function* () {
  const connections = yield* current()
  yield* Effect.forEach(connections, read, { concurrency: AT_ONCE, discard: true }).pipe(
    Effect.timeoutOption(LONGEST)
  )
})

/** Those there is somebody to ask about. */
const current = Effect.fnUntraced(
  function* () {
    const { find } = yield* Providers
    const at = yield* now
    const found = yield* Connections.use((connections) => connections.toRead(at, MOST))
    return found.filter(({ provider }) => Option.isSome(find(provider)))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.read-shared-vehicles" })
)

const read = Effect.fnUntraced(
  function* (connection: Connection) {
    const isRead = yield* readConnection(connection, yield* askingEnds)
    if (!isRead) yield* Effect.logWarning(UNREAD)
  },
  // One connection's trouble does not keep the others waiting; it is tried again at the next run.
  Effect.catchCause((cause) => Effect.logError(UNREAD, cause)),
  (reading, { organization_id: organizationId, user_id: userId }) =>
    Effect.annotateLogs(reading, { organizationId, userId })
)
