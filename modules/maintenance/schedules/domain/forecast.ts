import { type CalendarDate, daysBetween } from "#kernel"
import type { ServicePoint } from "../../contract/intervals.ts"
import type { OpenState } from "../../contract/serviceViews.ts"
import { daysLater, earliest } from "./days.ts"
import { lateAfter, soonFrom } from "./due.ts"
import type { Recurring } from "./items.ts"
import type { Use, Uses } from "./vehicles.ts"

/** If too few readings tell how much the use varies, it is taken to vary by a quarter. */
const USUAL_SPREAD = 0.25
/** Whatever is further away is not forecast. */
const FARTHEST_DAYS = 7300

/**
 * The day on which a meter reaches a value at a pace; null if never, or in more than 20 years. If it was reached before the
 * last reading: when that was at the average use, at the latest on the day before.
 */
const reached = (
  { value, read_on, per_day }: Use,
  target: number,
  pace: number | null
): CalendarDate | null => {
  if (target === value) return read_on
  if (target < value) {
    const ago = per_day === null || per_day <= 0 ? 1 : Math.ceil((value - target) / per_day)
    return daysLater(read_on, -Math.min(ago, FARTHEST_DAYS))
  }
  if (pace === null || pace <= 0) return null
  const days = Math.floor((target - value) / pace)
  return days > FARTHEST_DAYS ? null : daysLater(read_on, days)
}

type Pace = (use: Use) => number | null
const spreadOf = ({ per_day, spread }: Use) => spread ?? (per_day ?? 0) * USUAL_SPREAD
const usual: Pace = ({ per_day }) => per_day
const busy: Pace = (use) => (use.per_day === null ? null : use.per_day + spreadOf(use))
const quiet: Pace = (use) => (use.per_day === null ? null : use.per_day - spreadOf(use))

/** The first day on which one of the dimensions reaches a point. */
const dayOf = ({ on, m, s }: ServicePoint, uses: Uses, pace: Pace): CalendarDate | null =>
  earliest([
    on,
    m === null || uses.m === null ? null : reached(uses.m, m, pace(uses.m)),
    s === null || uses.s === null ? null : reached(uses.s, s, pace(uses.s))
  ])

/** When a service will be due at the average use, and between which days if the use varies as it has. */
export const forecast = (due: ServicePoint, uses: Uses) => ({
  forecast_on: dayOf(due, uses, usual),
  earliest_on: dayOf(due, uses, busy),
  latest_on: dayOf(due, uses, quiet)
})

/** On which day a service becomes due soon at the average use. */
export const soonOn = (item: Recurring, due: ServicePoint, uses: Uses): CalendarDate | null =>
  dayOf(soonFrom(item, due), uses, usual)

/** How far an open service is on a day. */
export const stateOn = (
  item: Recurring,
  due: ServicePoint,
  uses: Uses,
  today: CalendarDate
): Exclude<OpenState, "paused"> => {
  const late = dayOf(lateAfter(item, due), uses, usual)
  if (late !== null && late < today) return "overdue"
  const day = dayOf(due, uses, usual)
  if (day !== null && day <= today) return "due"
  const soon = soonOn(item, due, uses)
  return soon !== null && soon <= today ? "due_soon" : "upcoming"
}

/** What a meter has counted by a day, at the average use. */
export const projected = (use: Use | null, today: CalendarDate): number | null =>
  use && Math.round(use.value + (use.per_day ?? 0) * Math.max(0, daysBetween(use.read_on, today)))
