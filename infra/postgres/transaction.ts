import { Context, Effect, References } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { READ_WITH_FIRST, WITH_FIRST } from "./sessions.ts"

/** All that a transaction itself needs if no spans are recorded. */
const aloneWith = (beginning: string) =>
  Context.make(References.TracerEnabled, false).pipe(Context.add(SqlClient.BeginTransaction, beginning))

const alone = { changes: aloneWith(WITH_FIRST), reads: aloneWith(READ_WITH_FIRST) }

/** Whether a transaction may change something. PostgreSQL refuses changes in one that only reads. */
export type TransactionKind = keyof typeof alone

/**
 * Runs the work in a transaction that begins with the first statement of the work. The driver copies every service of
 * its context several times per transaction, which took a third of all memory that a small request allocated; so it gets
 * none, and the work gets its own ones back, together with those that the driver provides.
 */
export const inTransaction = <A, E, R>(
  sql: SqlClient.SqlClient,
  work: Effect.Effect<A, E, R>,
  kind: TransactionKind
): Effect.Effect<A, E | SqlError.SqlError, R> =>
  Effect.contextWith((services: Context.Context<R>) => {
    if (Context.get(services, References.TracerEnabled)) return traced(sql, work, kind)
    const complete = Effect.updateContext(work, (own: Context.Context<never>) => withAll(services, own))
    return Effect.updateContext(sql.withTransaction(complete), () => alone[kind])
  })

/** The work's own transactions, on other connections, begin as they always do. */
const traced = <A, E, R>(sql: SqlClient.SqlClient, work: Effect.Effect<A, E, R>, kind: TransactionKind) =>
  kind === "reads"
    ? sql
        .withTransaction(Effect.provideService(work, SqlClient.BeginTransaction, undefined))
        .pipe(Effect.provideService(SqlClient.BeginTransaction, "BEGIN READ ONLY"))
    : sql.withTransaction(work)

const withAll = <R>(services: Context.Context<R>, more: Context.Context<never>): Context.Context<R> => {
  let all = services
  for (const [key, service] of more.mapUnsafe)
    if (!alone.reads.mapUnsafe.has(key)) all = Context.addUnsafe(all, key, service)
  return all
}
