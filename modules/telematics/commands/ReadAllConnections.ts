import { CurrentActor, minutes, now, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { type Connection, Connections } from "../domain/Connections.ts"
import { Providers } from "../domain/Providers.ts"
import { askingEnds, readConnection } from "./readConnection.ts"

/** How many accounts are read concurrently, and how many in one run. The next run continues with the rest. */
const AT_ONCE = 4
const MOST = 1000
/** Shorter than the timeout of the queue. */
const LONGEST = minutes(4)

const UNREAD = "Shared vehicles could not be read"

/** Reads the shared vehicles of all active connections. Runs with system rights. */
export const readAllConnections = Effect.fn("telematics.readAllConnections")(function* () {
  const connections = yield* current()
  yield* Effect.forEach(connections, read, { concurrency: AT_ONCE, discard: true }).pipe(
    Effect.timeoutOption(LONGEST)
  )
})

/** The connections whose provider is configured. */
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
  // One failing connection must not stop the others; the next run retries it.
  Effect.catchCause((cause) => Effect.logError(UNREAD, cause)),
  (reading, { organization_id: organizationId, user_id: userId }) =>
    Effect.annotateLogs(reading, { organizationId, userId })
)
