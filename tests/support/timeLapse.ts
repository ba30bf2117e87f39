import { Clock, Duration, Effect } from "effect"

/** A clock that advances only on request. */
export interface TimeLapse {
  readonly clock: Clock.Clock
  readonly pass: (millis: number) => void
}

/** Shorter delays, in milliseconds, are pauses between retries and pass in real time. */
const RETRY_PAUSE = 2000

interface Sleeper {
  readonly until: number
  readonly wake: () => void
}

/** Starts at the current time. */
export const timeLapse = (): TimeLapse => {
  const real = Effect.runSync(Clock.Clock)
  let now = real.currentTimeMillisUnsafe()
  const sleepers = new Set<Sleeper>()
  const nanos = () => BigInt(now) * 1_000_000n
  const sleepUntil = (until: number) =>
    Effect.callback<void>((resume) => {
      const sleeper = { until, wake: () => resume(Effect.void) }
      sleepers.add(sleeper)
      return Effect.sync(() => void sleepers.delete(sleeper))
    })
  return {
    clock: {
      currentTimeMillisUnsafe: () => now,
      currentTimeMillis: Effect.sync(() => now),
      currentTimeNanosUnsafe: nanos,
      currentTimeNanos: Effect.sync(nanos),
      monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
      monotonicTimeNanos: real.monotonicTimeNanos,
      sleep: (duration) =>
        Effect.suspend(() => {
          const millis = Duration.toMillis(duration)
          return millis < RETRY_PAUSE ? real.sleep(duration) : sleepUntil(now + millis)
        })
    },
    pass: (millis) => {
      now += millis
      for (const { until, wake } of sleepers) if (until <= now) wake()
    }
  }
}
