import { Context, Effect, References } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { WITH_FIRST } from "./sessions.ts"

/** All that a transaction itself needs if no spans are recorded. */
const alone = Context.make(References.TracerEnabled, false).pipe(
  Context.add(SqlClient.BeginTransaction, WITH_FIRST)
)

/**
 * Runs the work in a transaction that begins with the first statement of the work. The driver copies every service of its context several times per transaction, which
 * took a third of all memory that a small request allocated; so it gets none, and the work gets its own ones back,
 * together with those that the driver provides.
 */
export const inTransaction = <A, E, R>(
  sql: SqlClient.SqlClient,
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E | SqlError.SqlError, R> =>
  Effect.contextWith((services: Context.Context<R>) => {
    if (Context.get(services, References.TracerEnabled)) return sql.withTransaction(work)
    const complete = Effect.updateContext(work, (own: Context.Context<never>) => withAll(services, own))
    return Effect.updateContext(sql.withTransaction(complete), () => alone)
  })

const withAll = <R>(services: Context.Context<R>, more: Context.Context<never>): Context.Context<R> => {
  let all = services
  for (const [key, service] of more.mapUnsafe)
    if (!alone.mapUnsafe.has(key)) all = Context.addUnsafe(all, key, service)
  return all
}
