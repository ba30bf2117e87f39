import { type CalendarDate, daysBetween } from "#kernel"
import type { ServicePoint } from "../../contract/intervals.ts"
import { daysLater, LAST, later, monthsAfter } from "./days.ts"
import type { Recurring } from "./items.ts"

/** So many intervals of time later, or earlier. Null if the item has no interval of time. */
const intervalsAfter = ({ every_months, every_days }: Recurring, day: CalendarDate, times: number) => {
  if (every_months !== null) return monthsAfter(day, every_months * times)
  return every_days === null ? null : daysLater(day, every_days * times)
}

/** The first multiple of an interval beyond a value, counted from a start. */
const multipleBeyond = (start: number, every: number, value: number): number =>
  value < start ? start : start + (Math.floor((value - start) / every) + 1) * every

/** The first day of a grid of time that is after a day. */
const dayBeyond = (item: Recurring, start: CalendarDate, day: CalendarDate): CalendarDate | null => {
  if (day < start) return start
  const interval = intervalsAfter(item, start, 1)
  if (interval === null) return null
  let times = Math.max(1, Math.floor(daysBetween(start, day) / Math.max(1, daysBetween(start, interval))) - 1)
  for (;;) {
    const next = intervalsAfter(item, start, times)
    if (next === null || next > day || next === LAST) return next
    times += 1
  }
}

/** The day of the first service, if the item says it. */
const firstDay = ({ first_at_days }: Recurring, originOn: CalendarDate) =>
  first_at_days === null ? null : daysLater(originOn, first_at_days)

/** The first day after another one on which an item is due that is counted from where its vehicle began. */
const gridDay = (item: Recurring, originOn: CalendarDate, after: CalendarDate) => {
  const first = firstDay(item, originOn)
  // Counted from the origin, so that an interval in months keeps to its day of the month.
  return first === null
    ? dayBeyond(item, originOn, after < originOn ? originOn : after)
    : dayBeyond(item, first, after)
}

const hasTime = ({ every_months, every_days }: Recurring) => every_months !== null || every_days !== null

/**
 * When a service is due that counts from a point: one interval later, or at the next multiple of the interval. Dimensions
 * without an interval, or in which the point is unknown, are null.
 */
export const dueAfter = (item: Recurring, originOn: CalendarDate, from: ServicePoint): ServicePoint => {
  const { every_m, every_s, first_at_m, first_at_s, recur } = item
  if (recur === "fixed_grid")
    return {
      on: from.on === null || !hasTime(item) ? null : gridDay(item, originOn, from.on),
      m: from.m === null || every_m === null ? null : multipleBeyond(first_at_m ?? every_m, every_m, from.m),
      s: from.s === null || every_s === null ? null : multipleBeyond(first_at_s ?? every_s, every_s, from.s)
    }
  return {
    on: from.on === null ? null : intervalsAfter(item, from.on, 1),
    m: from.m === null || every_m === null ? null : from.m + every_m,
    s: from.s === null || every_s === null ? null : from.s + every_s
  }
}

/** The point one interval before the first multiple that is beyond a value. */
const countedFrom = (first: number, every: number, current: number): number =>
  multipleBeyond(first, every, current) - every

/** The same for a meter, if its start and value are known. */
const measured = (
  every: number | null,
  first: number | null,
  begin: number | null,
  value: number | null
): number | null =>
  every === null || begin === null || value === null
    ? null
    : countedFrom(first ?? begin + every, every, value)

/**
 * What the first service of a vehicle counts from. Nothing is known of earlier ones, so they are taken to have been done
 * when they were due: counted from `origin`, where it began, the next one is the first that lies ahead.
 */
export const firstFrom = (item: Recurring, origin: ServicePoint, current: ServicePoint): ServicePoint => {
  if (item.recur === "fixed_grid") return current
  const { every_m, every_s, first_at_m, first_at_s } = item
  return {
    on: firstDayFrom(item, origin.on, current.on),
    m: measured(every_m, first_at_m, origin.m, current.m),
    s: measured(every_s, first_at_s, origin.s, current.s)
  }
}

const firstDayFrom = (item: Recurring, origin: CalendarDate | null, today: CalendarDate | null) => {
  if (origin === null || today === null || !hasTime(item)) return today
  const due = gridDay(item, origin, today)
  return due === null ? today : intervalsAfter(item, due, -1)
}

const most = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

/** What the service after one that was done counts from. */
export const fromDone = ({ recur }: Recurring, due: ServicePoint, done: ServicePoint): ServicePoint => {
  if (recur === "from_completion") return done
  return { on: later(done.on, due.on), m: most(done.m, due.m), s: most(done.s, due.s) }
}

/** What the service after one that was skipped counts from: as if that had been done when it was due. */
export const fromSkipped = (due: ServicePoint, from: ServicePoint): ServicePoint => ({
  on: due.on ?? from.on,
  m: due.m ?? from.m,
  s: due.s ?? from.s
})

const DAYS_PER_MONTH = 30.4
const share = (interval: number, pct: number) => Math.floor((interval * pct) / 100)

/** Until when a service is on time: its tolerance beyond its point. */
export const lateAfter = (item: Recurring, due: ServicePoint): ServicePoint => {
  const { every_m, every_s, every_months, every_days, tolerance_pct: pct } = item
  const interval = every_days ?? (every_months ?? 0) * DAYS_PER_MONTH
  return {
    on: due.on === null ? null : daysLater(due.on, share(interval, pct)),
    m: due.m === null || every_m === null ? null : due.m + share(every_m, pct),
    s: due.s === null || every_s === null ? null : due.s + share(every_s, pct)
  }
}

/** From when people are reminded: its lead before its point. */
export const soonFrom = (
  { due_soon_m, due_soon_s, due_soon_days }: Recurring,
  due: ServicePoint
): ServicePoint => ({
  on: due.on === null ? null : daysLater(due.on, -(due_soon_days ?? 0)),
  m: due.m === null ? null : due.m - (due_soon_m ?? 0),
  s: due.s === null ? null : due.s - (due_soon_s ?? 0)
})

const within = (value: string | number | null, limit: string | number | null) =>
  value === null || limit === null || value <= limit

/** Whether a service was done before its tolerance was used up in any dimension. Unknown ones do not count. */
export const isOnTime = (item: Recurring, due: ServicePoint, done: ServicePoint): boolean => {
  const late = lateAfter(item, due)
  return within(done.on, late.on) && within(done.m, late.m) && within(done.s, late.s)
}
