import { Context, Effect, Exit } from "effect"

/** What waits for the open transaction's end; null outside of one. */
const Waiting = Context.Reference<Set<() => void> | null>("infra/AfterCommit", { defaultValue: () => null })

/**
 * Runs something once the open transaction is committed, and never when it is not; outside of one, at once.
 * The same function asked for several times runs once. It must not throw, and nobody waits for it.
 */
export const afterCommit = (run: () => void): Effect.Effect<void> =>
  Waiting.useSync((waiting) => {
    if (waiting === null) run()
    else waiting.add(run)
  })

/** Runs a whole transaction, then what was to follow its commit. */
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
