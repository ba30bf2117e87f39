import { CurrentActor, StorageFull, UnitOfWork } from "#kernel"
import { Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { committing } from "./afterCommit.ts"
import { isStorageFull } from "./storage.ts"
import { type Bound, boundTo, inTurn, Open } from "./Turn.ts"

const isSqlError = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "_tag" in failure && failure._tag === "SqlError"

/**
 * Opens a transaction for work that binds it in its first statement, when its turn comes. A failing BEGIN or COMMIT is a
 * defect; adapters die on their own SqlErrors, so the work never fails with one. Any work that writes may fail with
 * `StorageFull`, which is not in its type: no handler deals with it, and the edge and the command line show every
 * refusal.
 */
export const openTransaction = <A, E, R>(
  sql: SqlClient.SqlClient,
  bound: Bound,
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.catchIf(
    inTurn(bound, committing(sql.withTransaction(Effect.provideService(work, Open, bound)))),
    isSqlError,
    Effect.die
  ).pipe(
    Effect.catchDefect((defect) =>
      isStorageFull(defect) ? Effect.fail(new StorageFull()) : Effect.die(defect)
    )
  ) as Effect.Effect<A, E, R>

/**
 * Binds a transaction to its actor in PostgreSQL. Local to the transaction, so that a pooled connection returns without
 * it. Inside an open transaction the work joins it; if it acts for someone else, the binding changes while it runs.
 */
export const UnitOfWorkLive = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const set = ({ organizationId, userId }: Bound) =>
      sql`select set_config('app.organization_id', ${organizationId}, true), set_config('app.user_id', ${userId}, true)`
    const bind = (bound: Bound) => Effect.orDie(set(bound))

    // The previous binding is restored however the work ends. After a failed statement PostgreSQL accepts no more, so
    // there is nothing to restore.
    const join = <A, E, R>(open: Bound, bound: Bound, work: Effect.Effect<A, E, R>) =>
      open.organizationId === bound.organizationId && open.userId === bound.userId
        ? work
        : Effect.andThen(bind(bound), Effect.provideService(work, Open, bound)).pipe(
            Effect.onExit((exit) => (Exit.isSuccess(exit) ? bind(open) : Effect.ignore(set(open))))
          )

    return UnitOfWork.of({
      run: Effect.fnUntraced(function* (work) {
        const bound = boundTo(yield* CurrentActor)
        const open = yield* Open
        return yield* open === null
          ? openTransaction(sql, bound, Effect.andThen(bind(bound), work))
          : join(open, bound, work)
      })
    })
  })
)
