import { Context, Effect, Exit } from "effect"

/** Callbacks for the open transaction's commit; null outside of one. */
const Waiting = Context.Reference<Set<() => void> | null>("infra/AfterCommit", { defaultValue: () => null })

/**
 * Runs a function after the open transaction has committed, never if it rolls back, and immediately outside of one. A
 * function registered several times runs once. It must not throw, and no one waits for it.
 */
export const afterCommit = (run: () => void): Effect.Effect<void> =>
  Waiting.useSync((waiting) => {
    if (waiting === null) run()
    else waiting.add(run)
  })

/** Runs a transaction, then the callbacks registered for its commit. */
export const committing = <A, E, R>(transaction: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.suspend(() => {
    const waiting = new Set<() => void>()
    return Effect.provideService(transaction, Waiting, waiting).pipe(
      Effect.onExit((exit) =>
        Effect.sync(() => {
          if (Exit.isSuccess(exit)) for (const run of waiting) run()
        })
      )
    )
  })
