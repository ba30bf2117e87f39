import { RateLimits } from "#kernel"
import { Effect, Random } from "effect"
import { OutboundLimited } from "./faults.ts"

/** The longest wait in seconds for a turn before the request is refused. */
const MAX_WAIT = 8

/** Milliseconds between 0 and `most`, so that waiting callers do not all return at the same time. */
export const jitter = (most: number): Effect.Effect<number> =>
  Effect.map(Random.next, (part) => Math.round(part * most))

/** Waits until this host may be called, so many times per second across all processes. */
export const takeTurn = Effect.fnUntraced(function* (host: string, perSecond: number) {
  const limits = yield* RateLimits
  const turn = limits.take("outbound", host, { times: perSecond, seconds: 1 })
  for (let waited = 0; waited < MAX_WAIT; waited += 1) {
    const wait = yield* turn.pipe(
      Effect.as(0),
      Effect.catchTag("TooManyRequests", ({ seconds }) => Effect.succeed(seconds))
    )
    if (wait === 0) return
    yield* Effect.sleep(wait * 1000 + (yield* jitter(250)))
  }
  return yield* new OutboundLimited({ host, retryAfter: 1 })
})
