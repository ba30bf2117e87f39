import { Clock, Effect } from "effect"

/** The current instant. Tests set it through Effect's Clock. */
export const now: Effect.Effect<Date> = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

/** Adds milliseconds, which may be negative. */
export const plus = (instant: Date, millis: number): Date => new Date(instant.getTime() + millis)

/** How far the clock of a device may be ahead. */
const AHEAD = 5 * 60_000

/** Whether an instant that a device or person gave has not come yet, even if their clock is a few minutes ahead. */
export const isInFuture = (given: Date, at: Date): boolean => given > plus(at, AHEAD)

/** Runs the work with a clock that maps the real time, in milliseconds, to another. Delays keep their real length. */
export const withClock =
  (map: (millis: number) => number) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Clock.Clock, (clock) => {
      const millis = () => map(clock.currentTimeMillisUnsafe())
      const nanos = () => BigInt(millis()) * 1_000_000n
      return Effect.provideService(work, Clock.Clock, {
        currentTimeMillisUnsafe: millis,
        currentTimeMillis: Effect.sync(millis),
        currentTimeNanosUnsafe: nanos,
        currentTimeNanos: Effect.sync(nanos),
        monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
        monotonicTimeNanos: clock.monotonicTimeNanos,
        sleep: (duration) => clock.sleep(duration)
      })
    })

export const seconds = (n: number): number => n * 1000
export const minutes = (n: number): number => n * 60_000
export const hours = (n: number): number => n * 3_600_000
export const days = (n: number): number => n * 86_400_000
