import { type Actor, CurrentActor, UnitOfWork } from "#kernel"
import { Context, Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { committing } from "./afterCommit.ts"

/** For whom a transaction runs: what row security goes by. Empty: nobody. */
export interface Bound {
  readonly organizationId: string
  readonly userId: string
}

/** The open transaction's binding; null outside of one. */
const Open = Context.Reference<Bound | null>("infra/OpenTransaction", { defaultValue: () => null })

const boundTo = (actor: Actor): Bound => ({
  organizationId: ("organizationId" in actor ? actor.organizationId : undefined) ?? "",
  userId: ("userId" in actor ? actor.userId : undefined) ?? ""
})

const isSqlError = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "_tag" in failure && failure._tag === "SqlError"

/**
 * Opens a transaction for work that binds it by its first statement. BEGIN and COMMIT failing is a
 * defect; adapters die on their own SqlErrors, so what the work fails with is never one.
 */
export const openTransaction = <A, E, R>(
  sql: SqlClient.SqlClient,
  bound: Bound,
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.catchIf(
    committing(sql.withTransaction(Effect.provideService(work, Open, bound))),
    isSqlError,
    Effect.die
  ) as Effect.Effect<A, E, R>

/**
 * Tells PostgreSQL for whom a transaction runs, transaction-locally, so that a pooled connection comes
 * back knowing nobody. Inside an open transaction the work joins it; when it acts for someone else,
 * the binding changes for as long as it runs.
 */
export const UnitOfWorkLive = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const set = ({ organizationId, userId }: Bound) =>
      sql`select set_config('app.organization_id', ${organizationId}, true), set_config('app.user_id', ${userId}, true)`
    const bind = (bound: Bound) => Effect.orDie(set(bound))

    // However the work ends, what follows it acts for whom it did before. After a statement that failed
    // PostgreSQL takes no more of them, so then there is nothing to set right.
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
