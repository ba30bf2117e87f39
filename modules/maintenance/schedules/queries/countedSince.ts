import { type CalendarDate, dayIn, daysAfter, now } from "#kernel"
import { Effect } from "effect"

const DAYS = 365

/** The first of the days of which PM compliance counts what was done. */
export const countedSince: Effect.Effect<CalendarDate> = Effect.map(now, (at) =>
  daysAfter(dayIn("UTC", at), -DAYS)
)
