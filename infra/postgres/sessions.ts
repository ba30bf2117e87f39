import type { PgConnection } from "@effect/sql-pg"
import { Context, Deferred, Effect, Fiber, Scope, Stream } from "effect"
import type { SqlConnection, SqlError } from "effect/sql"
import type { LateCommits } from "./lateCommits.ts"

type Parameters = ReadonlyArray<unknown>
type Result = Effect.Effect<PgConnection.Result, SqlError.SqlError>
type Rows = Effect.Effect<ReadonlyArray<PgConnection.Row>, SqlError.SqlError>

const rowsIn = ({ rows }: PgConnection.Result): ReadonlyArray<PgConnection.Row> => rows

/** A connection of the driver as its client's statements use it. */
export class Session implements SqlConnection.Connection {
  readonly #connection: PgConnection.PgConnection
  constructor(connection: PgConnection.PgConnection) {
    this.#connection = connection
  }
  execute(sql: string, parameters: Parameters): Rows {
    return Effect.map(this.#connection.query(sql, parameters), rowsIn)
  }
  executeRaw(sql: string, parameters: Parameters): Result {
    return this.#connection.query(sql, parameters)
  }
  executeUnprepared(sql: string, parameters: Parameters): Rows {
    return Effect.map(this.#connection.query(sql, parameters, false), rowsIn)
  }
  executeValues(sql: string, parameters: Parameters) {
    return this.#connection.queryValues(sql, parameters)
  }
  executeValuesUnprepared(sql: string, parameters: Parameters) {
    return this.#connection.queryValues(sql, parameters, false)
  }
  executeStream(sql: string, parameters: Parameters) {
    return this.#connection.stream(sql, parameters)
  }
}

/**
 * A connection for statements one after the other. The driver cancels interrupted statements of such connections only.
 * The scope is the only service, because adding it to those of a request would copy them all.
 */
const pinnedIn = (scope: Scope.Scope, { pin }: PgConnection.PgConnection) => {
  const alone: (services: Context.Context<never>) => Context.Context<Scope.Scope> = () =>
    Context.make(Scope.Scope, scope)
  return Effect.updateContext(pin, alone)
}

/** Lends a connection for a statement outside of a transaction. */
export const lend = <A, E, R>(
  connection: PgConnection.PgConnection,
  use: (session: Session) => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.suspend(() => {
    const scope = Scope.makeUnsafe()
    const used = Effect.flatMap(pinnedIn(scope, connection), (pinned) => use(new Session(pinned)))
    return Effect.onExit(used, (exit) => Scope.close(scope, exit))
  })

/** Given to the driver instead of BEGIN: the transaction begins together with its first statement. */
export const WITH_FIRST = "BEGIN with the first statement"

/** The same for a transaction that only reads. PostgreSQL refuses writes in it, and no one waits for its COMMIT. */
export const READ_WITH_FIRST = "BEGIN READ ONLY with the first statement"

const BEGINNINGS: Readonly<Record<string, string>> = {
  [WITH_FIRST]: "BEGIN",
  [READ_WITH_FIRST]: "BEGIN READ ONLY"
}

/** A prepared BEGIN that a connection pooler has dropped would be repeated after the statements that were sent with it. */
const UNPREPARED = false

const NOTHING: PgConnection.Result = { command: "", rowCount: 0, oid: null, rows: [], fields: [] }
const nothing = Effect.succeed(NOTHING)

/**
 * A connection during a transaction. BEGIN can be sent in one packet with the first statement, and with others that are
 * run at the same time, which saves their round trips: each costs a write and a read of a socket. Only for statements
 * that change nothing outside of a transaction, because they would run without one if BEGIN alone failed; then the
 * first one counts as failed, too.
 */
export class TransactionSession implements SqlConnection.Connection {
  readonly #connection: PgConnection.PgConnection
  readonly #scope: Scope.Scope
  #pinned: PgConnection.PgConnection | undefined
  #pinning: Deferred.Deferred<PgConnection.PgConnection> | undefined
  /** The BEGIN that is still to be sent. */
  #beginning: string | undefined
  #onlyReads = false
  readonly #late: LateCommits
  /** How many statements sent with BEGIN are not answered yet. */
  #unanswered = 0

  constructor(connection: PgConnection.PgConnection, scope: Scope.Scope, late: LateCommits) {
    this.#connection = connection
    this.#scope = scope
    this.#late = late
  }

  #pin(): Effect.Effect<PgConnection.PgConnection> {
    if (this.#pinning !== undefined) return Deferred.await(this.#pinning)
    const pinning = (this.#pinning = Deferred.makeUnsafe<PgConnection.PgConnection>())
    return Effect.tap(pinnedIn(this.#scope, this.#connection), (pinned) => {
      this.#pinned = pinned
      return Deferred.succeed(pinning, pinned)
    }).pipe(Effect.uninterruptible)
  }

  #takeBeginning(): string | undefined {
    const beginning = this.#beginning
    this.#beginning = undefined
    return beginning
  }

  /** The connection for all statements that are not sent together with BEGIN. */
  #ready(): Effect.Effect<PgConnection.PgConnection, SqlError.SqlError> {
    if (this.#pinned !== undefined) return Effect.succeed(this.#pinned)
    const beginning = this.#takeBeginning()
    return beginning === undefined
      ? this.#pin()
      : Effect.tap(this.#pin(), (pinned) => pinned.query(beginning, [], UNPREPARED))
  }

  /** On an unpinned connection, statements of the same moment are sent together and answered in their order. */
  #begin(beginning: string, sql: string, parameters: Parameters): Result {
    const begin = Effect.forkChild(Effect.exit(this.#connection.query(beginning, [], UNPREPARED)), {
      startImmediately: true
    })
    return Effect.flatMap(begin, (begun) =>
      Effect.flatMap(this.#sendNow(sql, parameters), (result) =>
        Effect.as(Effect.flatten(Fiber.join(begun)), result)
      )
    )
  }

  #sendNow(sql: string, parameters: Parameters): Result {
    this.#unanswered += 1
    return Effect.onExit(this.#connection.query(sql, parameters), () =>
      Effect.sync(() => {
        this.#unanswered -= 1
      })
    )
  }

  #query(sql: string, parameters: Parameters): Result {
    if (this.#pinned !== undefined) return this.#pinned.query(sql, parameters)
    return Effect.suspend(() => {
      if (this.#unanswered > 0 && this.#pinning === undefined) return this.#sendNow(sql, parameters)
      const beginning = this.#takeBeginning()
      if (beginning === undefined)
        return Effect.flatMap(this.#ready(), (pinned) => pinned.query(sql, parameters))
      // No statement was run.
      if (sql === "COMMIT" || sql === "ROLLBACK") return nothing
      return this.#begin(beginning, sql, parameters)
    })
  }

  execute(sql: string, parameters: Parameters): Rows {
    return Effect.map(this.#query(sql, parameters), rowsIn)
  }
  executeRaw(sql: string, parameters: Parameters): Result {
    return this.#query(sql, parameters)
  }
  executeUnprepared(sql: string, parameters: Parameters): Rows {
    const beginning = BEGINNINGS[sql]
    if (beginning === undefined)
      return Effect.flatMap(this.#ready(), (pinned) =>
        Effect.map(pinned.query(sql, parameters, false), rowsIn)
      )
    this.#beginning = beginning
    this.#onlyReads = sql === READ_WITH_FIRST
    return Effect.succeed([])
  }

  /** Commits. A transaction that only reads does not wait for it: it is sent with what the connection does next. */
  commit(): Result {
    if (!this.#onlyReads || this.#beginning !== undefined) return this.#query("COMMIT", [])
    return Effect.sync(() => {
      this.#late.leave(this.#connection)
      return NOTHING
    })
  }

  executeValues(sql: string, parameters: Parameters) {
    return Effect.flatMap(this.#ready(), (pinned) => pinned.queryValues(sql, parameters))
  }
  executeValuesUnprepared(sql: string, parameters: Parameters) {
    return Effect.flatMap(this.#ready(), (pinned) => pinned.queryValues(sql, parameters, false))
  }
  executeStream(sql: string, parameters: Parameters) {
    return Stream.unwrap(Effect.map(this.#ready(), (pinned) => pinned.stream(sql, parameters)))
  }
}
