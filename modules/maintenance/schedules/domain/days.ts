import { CalendarDate, daysAfter, daysBetween } from "#kernel"

/** The first and the last day that there are. */
export const FIRST = CalendarDate.make("1900-01-01")
export const LAST = CalendarDate.make("2199-12-31")
const ALL_DAYS = daysBetween(FIRST, LAST)

const at = (day: CalendarDate): Date => new Date(`${day}T00:00:00Z`)

/** Adds months; on the last day of a month that is shorter. */
export const monthsAfter = (day: CalendarDate, months: number): CalendarDate => {
  const date = at(day)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, lastDay))
  if (date < at(FIRST)) return FIRST
  return date > at(LAST) ? LAST : CalendarDate.make(date.toISOString().slice(0, 10))
}

/** Adds days, from the first to the last day that there are. */
export const daysLater = (day: CalendarDate, days: number): CalendarDate => {
  const afterFirst = daysBetween(FIRST, day) + days
  if (afterFirst <= 0) return FIRST
  return afterFirst >= ALL_DAYS ? LAST : daysAfter(day, days)
}

/** The earliest of several days, ignoring those that are not known. */
export const earliest = (days: ReadonlyArray<CalendarDate | null>): CalendarDate | null =>
  days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null)

/** The later of two days, ignoring one that is not known. */
export const later = (one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null =>
  one === null || (other !== null && other > one) ? other : one
