import { seconds } from "#kernel"
import { Cause, Clock, Effect, Exit, type Redacted, Semaphore } from "effect"

/** A new token, and for how many milliseconds it may be used. */
export interface Token {
  readonly text: Redacted.Redacted
  readonly lasts: number
}

const FAILURE_LASTS = seconds(5)

/** The most tokens that are remembered; beyond, the oldest are obtained again. */
const MAX_TOKENS = 10_000

interface Entry<E> {
  /** Held by the one that obtains a token. */
  readonly gate: Semaphore.Semaphore
  last?: { readonly exit: Exit.Exit<Redacted.Redacted, E>; readonly until: number }
}

/**
 * Remembers tokens by name. Of concurrent requests for the same, one obtains it; if that one is interrupted, the next
 * does. Tokens are in this process's memory only. `failureLasts`: milliseconds for which a failure is returned to others,
 * so that they need not wait for it as well.
 */
export const rememberTokens = <E>(failureLasts = FAILURE_LASTS) => {
  const entries = new Map<string, Entry<E>>()
  const entryOf = (name: string): Entry<E> => {
    const entry = entries.get(name) ?? { gate: Semaphore.makeUnsafe(1) }
    entries.delete(name)
    entries.set(name, entry)
    const [oldest] = entries.keys()
    if (entries.size > MAX_TOKENS && oldest !== undefined) entries.delete(oldest)
    return entry
  }

  const refresh = <R>(entry: Entry<E>, obtain: Effect.Effect<Token, E, R>) =>
    obtain.pipe(
      Effect.onExit((exit) =>
        Effect.map(Clock.currentTimeMillis, (present) => {
          if (Exit.isSuccess(exit))
            entry.last = { exit: Exit.succeed(exit.value.text), until: present + exit.value.lasts }
          else if (!Cause.hasInterrupts(exit.cause))
            entry.last = { exit: Exit.failCause(exit.cause), until: present + failureLasts }
        })
      ),
      Effect.map(({ text }) => ({ text, isNew: true }))
    )

  return {
    /** A token that may be used, and whether it was obtained for this request. */
    get: <R>(name: string, obtain: Effect.Effect<Token, E, R>) =>
      Effect.suspend(() => {
        const entry = entryOf(name)
        return entry.gate.withPermit(
          Effect.flatMap(
            Clock.currentTimeMillis,
            (present): Effect.Effect<{ readonly text: Redacted.Redacted; readonly isNew: boolean }, E, R> =>
              entry.last !== undefined && present < entry.last.until
                ? Effect.map(entry.last.exit, (text) => ({ text, isNew: false }))
                : refresh(entry, obtain)
          )
        )
      }),
    /** Forgets a token that was refused. */
    forget: (name: string, text: Redacted.Redacted): void => {
      const last = entries.get(name)?.last
      if (last !== undefined && Exit.isSuccess(last.exit) && last.exit.value === text) entries.delete(name)
    }
  }
}

export type Tokens<E> = ReturnType<typeof rememberTokens<E>>
