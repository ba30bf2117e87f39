import { CurrentActor, UnitOfWork } from "#kernel"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { type Bound, boundTo, Open } from "./Turn.ts"
import { bindWith } from "./unitOfWork.ts"

const isSame = (one: Bound, other: Bound): boolean =>
  one.organizationId === other.organizationId && one.userId === other.userId

/**
 * The unit of work for thousands of them that join one transaction, one after the other. Each binds itself unless the one
 * before it was bound to the same, and leaves its binding to the next one, where the usual unit restores that of the
 * transaction. Units inside of one are the usual ones. Only for work that a failure rolls back as a whole, and in which
 * nothing between the units relies on the transaction's own binding.
 */
export const lastingBindings = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const usual = yield* UnitOfWork
  const transaction = yield* Open
  if (transaction === null) return usual
  const bind = bindWith(sql)
  let last = transaction.bound
  const toBind = (bound: Bound) =>
    Effect.suspend(() => {
      if (isSame(last, bound)) return Effect.void
      last = bound
      return bind(bound)
    })
  return UnitOfWork.of({
    run: (work) =>
      CurrentActor.use((actor) =>
        Open.use((open) => {
          if (open !== transaction) return usual.run(work)
          const bound = boundTo(actor)
          return Effect.andThen(toBind(bound), Effect.provideService(work, Open, { ...transaction, bound }))
        })
      )
  })
})
