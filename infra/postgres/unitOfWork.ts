import { CurrentActor, StorageFull, UnitOfWork } from "#kernel"
import { Cause, Effect, Exit, Layer } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { committing } from "./afterCommit.ts"
import { isStorageFull } from "./storage.ts"
import { inTransaction, type TransactionKind } from "./transaction.ts"
import { type Bound, boundTo, inTurn, Open, type OpenTransaction } from "./Turn.ts"

/** Statements that failed are defects, unless the organization has used up its quota. */
const withoutSqlErrors = <E>(cause: Cause.Cause<E | SqlError.SqlError>): Cause.Cause<E> =>
  // `StorageFull` is not in the type; see `openTransaction`.
  Cause.fromReasons<unknown>(
    cause.reasons.map((reason): Cause.Reason<unknown> => {
      const failure = Cause.isFailReason(reason)
        ? reason.error
        : Cause.isDieReason(reason)
          ? reason.defect
          : undefined
      if (isStorageFull(failure)) return Cause.makeFailReason(new StorageFull())
      return SqlError.isSqlError(failure) ? Cause.makeDieReason(failure) : reason
    })
  ) as Cause.Cause<E>

/**
 * Opens a transaction for work that binds it in its first statement, when its turn comes. A failing BEGIN or COMMIT is a
 * defect; adapters die on their own SqlErrors, so the work never fails with one. Any work that writes may fail with
 * `StorageFull`, which is not in its type: no handler deals with it, and the edge and the command line show every
 * refusal.
 */
export const openTransaction = <A, E, R>(
  sql: SqlClient.SqlClient,
  bound: Bound,
  work: Effect.Effect<A, E, R>,
  kind: TransactionKind = "changes"
): Effect.Effect<A, E, R> =>
  Effect.suspend(() => {
    const open: OpenTransaction = { bound, afterCommit: new Set() }
    const transaction = inTransaction(sql, Effect.provideService(work, Open, open), kind)
    return Effect.catchCause(inTurn(bound, committing(open, transaction)), (cause) =>
      Effect.failCause(withoutSqlErrors(cause))
    )
  })

const setOf = (sql: SqlClient.SqlClient, { organizationId, userId }: Bound) =>
  sql`select set_config('app.organization_id', ${organizationId}, true), set_config('app.user_id', ${userId}, true)`

/** The statement that binds the open transaction. */
export const bindWith =
  (sql: SqlClient.SqlClient) =>
  (bound: Bound): Effect.Effect<unknown> =>
    Effect.orDie(setOf(sql, bound))

/**
 * Binds a transaction to its actor in PostgreSQL. Local to the transaction, so that a pooled connection returns without
 * it. Inside an open transaction the work joins it; if it acts for someone else, the binding changes while it runs.
 */
export const UnitOfWorkLive = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const bind = bindWith(sql)

    // The previous binding is restored however the work ends. After a failed statement PostgreSQL accepts no more, so
    // there is nothing to restore.
    const join = <A, E, R>(open: OpenTransaction, bound: Bound, work: Effect.Effect<A, E, R>) =>
      open.bound.organizationId === bound.organizationId && open.bound.userId === bound.userId
        ? work
        : Effect.andThen(bind(bound), Effect.provideService(work, Open, { ...open, bound })).pipe(
            Effect.onExit((exit) =>
              Exit.isSuccess(exit) ? bind(open.bound) : Effect.ignore(setOf(sql, open.bound))
            )
          )

    return UnitOfWork.of({
      run: (work) =>
        CurrentActor.use((actor) => {
          const bound = boundTo(actor)
          return Open.use((open) =>
            open === null
              ? openTransaction(sql, bound, Effect.andThen(bind(bound), work))
              : join(open, bound, work)
          )
        })
    })
  })
)
