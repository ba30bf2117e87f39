import { PgClient, PgPool } from "@effect/sql-pg"
import { Effect } from "effect"
import { SqlClient, type SqlConnection, SqlError, Statement } from "effect/sql"
import { makeLateCommits } from "./lateCommits.ts"
import { lend, Session, TransactionSession } from "./sessions.ts"

/** PostgreSQL answers COMMIT with ROLLBACK if a statement of the transaction failed. */
const commit = (connection: SqlConnection.Connection): Effect.Effect<void, SqlError.SqlError> =>
  Effect.flatMap(
    connection instanceof TransactionSession ? connection.commit() : connection.executeRaw("COMMIT", []),
    (result) =>
      typeof result === "object" && result !== null && "command" in result && result.command === "ROLLBACK"
        ? Effect.fail(
            new SqlError.SqlError({
              reason: new SqlError.UnknownError({
                cause: new Error("COMMIT rolled back an aborted transaction"),
                operation: "commit"
              })
            })
          )
        : Effect.void
  )

const json = Statement.custom<Statement.Custom<"PgJson", unknown>>("PgJson")

/**
 * The driver's client, except that a transaction may send BEGIN together with its first statement, and leave its COMMIT
 * to the next one; see `TransactionSession`. For that its connections accept several statements together, but never of
 * several callers.
 */
export const makeClient = Effect.fnUntraced(function* (config: PgPool.Config) {
  const pool = yield* PgPool.make({ ...config, multiplex: true, multiplexConcurrency: 1 })
  const late = makeLateCommits()
  const get = Effect.tap(pool.get, (connection) => Effect.sync(() => late.commit(connection)))
  const reserve = Effect.flatMap(get, ({ pin }) => pin)
  const client = yield* SqlClient.make({
    acquirer: Effect.map(reserve, (connection) => new Session(connection)),
    borrower: (use) =>
      pool.use((connection) => {
        late.commit(connection)
        return lend(connection, use)
      }),
    transactionAcquirer: Effect.flatMap(get, (connection) =>
      Effect.map(Effect.scope, (scope) => new TransactionSession(connection, scope, late))
    ),
    compiler: PgClient.makeCompiler(),
    driver: "postgresql",
    prepareTransactionControls: true,
    commit,
    releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    spanAttributes: [["db.system.name", "postgresql"]]
  })
  return Object.assign(client, {
    [PgClient.TypeId]: PgClient.TypeId,
    config: pool.config,
    json: (value: unknown) => Statement.fragment([json(value, undefined, undefined)]),
    listen: (channel: string) => Effect.flatMap(reserve, (connection) => connection.listen(channel)),
    notify: (channel: string, payload: string) =>
      Effect.asVoid(client`select pg_notify(${channel}, ${payload})`)
  }) satisfies PgClient.PgClient
})
