import { Effect, Exit } from "effect"
import { Open, type OpenTransaction } from "./Turn.ts"

/**
 * Runs a function after the open transaction has committed, never if it rolls back, and immediately outside of one. A
 * function registered several times runs once. It must not throw, and no one waits for it.
 */
export const afterCommit = (run: () => void): Effect.Effect<void> =>
  Open.useSync((open) => {
    if (open === null) run()
    else open.afterCommit.add(run)
  })

/** Runs the callbacks registered for the commit of a transaction when it has ended. */
export const committing = <A, E, R>(
  { afterCommit }: OpenTransaction,
  transaction: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.onExit(transaction, (exit) =>
    Effect.sync(() => {
      if (Exit.isSuccess(exit)) for (const run of afterCommit) run()
    })
  )
