import { Clock, Duration, Effect } from "effect"

/** A clock that advances on request. */
export interface TimeLapse {
  readonly clock: Clock.Clock
  readonly pass: (millis: number) => void
}

/** Delays up to this many milliseconds are retries' pauses, which pass in real time. */
const BREATH = 2000

interface Sleeper {
  readonly until: number
  readonly wake: () => void
}

/** Starts at the current time and stands still until it is advanced. */
export const timeLapse = (): TimeLapse => {
  const real = Effect.runSync(Clock.Clock)
  let present = real.currentTimeMillisUnsafe()
  const sleepers = new Set<Sleeper>()
  const nanos = () => BigInt(present) * 1_000_000n
  const reaching = (until: number) =>
    Effect.callback<void>((resume) => {
      const sleeper = { until, wake: () => resume(Effect.void) }
      sleepers.add(sleeper)
      return Effect.sync(() => void sleepers.delete(sleeper))
    })
  return {
    clock: {
      currentTimeMillisUnsafe: () => present,
      currentTimeMillis: Effect.sync(() => present),
      currentTimeNanosUnsafe: nanos,
      currentTimeNanos: Effect.sync(nanos),
      monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
      monotonicTimeNanos: real.monotonicTimeNanos,
      sleep: (duration) =>
        Effect.suspend(() => {
          const millis = Duration.toMillis(duration)
          return millis < BREATH ? real.sleep(duration) : reaching(present + millis)
        })
    },
    pass: (millis) => {
      present += millis
      for (const { until, wake } of sleepers) if (until <= present) wake()
    }
  }
}
