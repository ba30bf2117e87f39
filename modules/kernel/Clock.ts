import { Clock, Effect } from "effect"

/** The present instant, UTC. Tests set it through Effect's Clock. */
export const now: Effect.Effect<Date> = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

/** `instant` moved by so many milliseconds. */
export const plus = (instant: Date, millis: number): Date => new Date(instant.getTime() + millis)

/** Does the work by a clock that makes another time of the present, in milliseconds. What waits, waits as long as ever. */
export const withClock =
  (read: (present: number) => number) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Clock.Clock, (clock) => {
      const millis = () => read(clock.currentTimeMillisUnsafe())
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
