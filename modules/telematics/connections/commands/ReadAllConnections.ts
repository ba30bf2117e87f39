import { CurrentActor, minutes, now, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { type Connection, Connections } from "../domain/Connections.ts"
import { Providers } from "../domain/Providers.ts"
import { readDeadline, readConnection } from "./readConnection.ts"

/** How many accounts are read concurrently, and how many in one run. The next run continues with the rest. */
const CONCURRENCY = 4
const MAX_ACCOUNTS = 1000
/** Shorter than the timeout of the queue. */
const TIMEOUT = minutes(4)

const READ_FAILED = "Shared vehicles could not be read"

/** Reads the shared vehicles of all active connections. Runs with system rights. */
export const readAllConnections = Effect.fn("telematics.readAllConnections")(function* () {
  const connections = yield* activeConnections()
  yield* Effect.forEach(connections, read, { concurrency: CONCURRENCY, discard: true }).pipe(
    Effect.timeoutOption(TIMEOUT)
  )
})

/** The connections whose provider is configured. */
const activeConnections = Effect.fnUntraced(
  function* () {
    const { find } = yield* Providers
    const at = yield* now
    const due = yield* Connections.use((connections) => connections.toRead(at, MAX_ACCOUNTS))
    return due.filter(({ provider }) => Option.isSome(find(provider)))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.read-shared-vehicles" })
)

const read = Effect.fnUntraced(
  function* (connection: Connection) {
    const isRead = yield* readConnection(connection, yield* readDeadline)
    if (!isRead) yield* Effect.logWarning(READ_FAILED)
  },
  // One failing connection must not stop the others; the next run retries it.
  Effect.catchCause((cause) => Effect.logError(READ_FAILED, cause)),
  (reading, { organization_id: organizationId, user_id: userId }) =>
    Effect.annotateLogs(reading, { organizationId, userId })
)
