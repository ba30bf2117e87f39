import { Schema } from "effect"
import { CalendarDate } from "#kernel"

/** The longest intervals: 2,000,000 km, 100,000 hours, 20 years. */
const MAX_INTERVAL_M = 2_000_000_000
const MAX_INTERVAL_S = 360_000_000
const MAX_INTERVAL_MONTHS = 240
const MAX_INTERVAL_DAYS = 7300

/** What a vehicle may have done in its life: 10,000,000 km, 1,000,000 hours. */
const MAX_LIFE_M = 10_000_000_000
const MAX_LIFE_S = 3_600_000_000

/** A whole number between two others. `what` begins the sentence that refuses others. */
export const whole = (what: string, minimum: number, maximum: number) => {
  const message = `${what} must be a whole number from ${minimum} to ${maximum}.`
  return Schema.Number.annotate({ message }).check(
    Schema.isInt({ message }),
    Schema.isBetween({ minimum, maximum }, { message })
  )
}

/** What a vehicle has done in its life, in meters. */
export const LifeMeters = whole("Distance", 0, MAX_LIFE_M)
/** How long its engine has run in its life, in seconds. */
export const LifeSeconds = whole("Hours", 0, MAX_LIFE_S)

/**
 * By how much a service is due again: after meters, seconds that the engine ran, and months or days, whichever comes
 * first. At least one is set, and not both months and days.
 */
export const Interval = {
  every_m: Schema.NullOr(whole("Distance", 1000, MAX_INTERVAL_M)),
  every_s: Schema.NullOr(whole("Hours", 3600, MAX_INTERVAL_S)),
  every_months: Schema.NullOr(whole("Months", 1, MAX_INTERVAL_MONTHS)),
  every_days: Schema.NullOr(whole("Days", 1, MAX_INTERVAL_DAYS))
}

/** When it is due for the first time, if that is not one interval after the start. */
export const FirstAt = {
  first_at_m: Schema.NullOr(LifeMeters),
  first_at_s: Schema.NullOr(LifeSeconds),
  /** Days after the vehicle's first day in service. */
  first_at_days: Schema.NullOr(whole("Days", 0, MAX_INTERVAL_DAYS))
}

/** How long before it is due people are reminded. */
export const DueSoon = {
  due_soon_m: Schema.NullOr(whole("Distance", 0, MAX_INTERVAL_M)),
  due_soon_s: Schema.NullOr(whole("Hours", 0, MAX_INTERVAL_S)),
  due_soon_days: Schema.NullOr(whole("Days", 0, 365))
}

/**
 * `from_completion`: the next service counts from when this one was done. `fixed_grid`: it is due at multiples of the
 * interval, no matter when the last one was done.
 */
export const Recurrence = Schema.Literals(["from_completion", "fixed_grid"])
export type Recurrence = typeof Recurrence.Type

/** A point of a vehicle's life: a day, and what it had done by then, in meters and seconds; null if unknown. */
export const ServicePoint = Schema.Struct({
  on: Schema.NullOr(CalendarDate),
  m: Schema.NullOr(Schema.Number),
  s: Schema.NullOr(Schema.Number)
})
export type ServicePoint = typeof ServicePoint.Type
