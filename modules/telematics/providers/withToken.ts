import { Effect, type Redacted } from "effect"
import { Unauthorized } from "./request.ts"
import type { Token, Tokens } from "./tokens.ts"

/**
 * Does something with a token. If a remembered one is refused, which happens when the issuer replaces its keys, once
 * more with a new one.
 */
export const withToken = <E, R>(tokens: Tokens<E>, name: string, obtain: Effect.Effect<Token, E, R>) => {
  const token = tokens.get(name, obtain)
  return <A, E2, R2>(work: (text: Redacted.Redacted) => Effect.Effect<A, E2 | Unauthorized, R2>) =>
    Effect.flatMap(token, ({ text, isNew }) =>
      work(text).pipe(
        Effect.catchIf(
          (fault): fault is Extract<E2 | Unauthorized, Unauthorized> => fault instanceof Unauthorized,
          (fault) => {
            tokens.forget(name, text)
            return isNew ? Effect.fail(fault) : Effect.flatMap(token, (renewed) => work(renewed.text))
          }
        )
      )
    )
}
