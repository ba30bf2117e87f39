import { RequestInfo, TooManyRequests } from "#kernel"
import { Effect } from "effect"
import type { Incoming } from "./incoming.ts"
import { Refusals } from "./Refusals.ts"

/** Counts a request that is refused. Those that arrived together pass `turnAway` together, so they meet it here. */
export const countRefusals = <A, E, R>({ authorization }: Incoming, handled: Effect.Effect<A, E, R>) =>
  Refusals.use(({ count, wait }) =>
    RequestInfo.use(({ subscriber }): Effect.Effect<A, E | TooManyRequests, R> => {
      const caller = { authorization, subscriber: subscriber ?? "unknown" }
      const seconds = wait(caller)
      if (seconds > 0) return Effect.fail(new TooManyRequests({ seconds }))
      return Effect.tapError(handled, () => Effect.sync(() => count(caller)))
    })
  )

/** How long callers beyond a limit wait for the answer once they had many refused, as those who are turned away do. */
const ANSWER_DELAY = "2 seconds"

/**
 * Where holders of a credential are counted apart, no one is turned away before the body is read. Instead, those who go
 * on beyond a limit wait for the answer, which bounds how often they can ask.
 */
export const delayRefusals = <A, E, R>(handled: Effect.Effect<A, E, R>) =>
  Effect.tapError(handled, (refusal) =>
    Effect.gen(function* () {
      if (!(refusal instanceof TooManyRequests)) return
      const { count, wait } = yield* Refusals
      const caller = { subscriber: (yield* RequestInfo).subscriber ?? "unknown" }
      count(caller)
      if (wait(caller) > 0) yield* Effect.sleep(ANSWER_DELAY)
    })
  )
