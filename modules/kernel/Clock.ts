import { Clock, Effect } from "effect"

/** The present instant, UTC. Tests set it through Effect's Clock. */
export const now: Effect.Effect<Date> = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

/** `instant` moved by so many milliseconds. */
export const plus = (instant: Date, millis: number): Date => new Date(instant.getTime() + millis)

export const seconds = (n: number): number => n * 1000
export const minutes = (n: number): number => n * 60_000
export const hours = (n: number): number => n * 3_600_000
export const days = (n: number): number => n * 86_400_000
