import { type CalendarDate, daysAfter } from "#kernel"
import { instantAt } from "../../../i18n/localTime.ts"

export type Scale = "week" | "month"

/** Whole days in a time zone, from the start of the first until the end of the last. */
export interface Span {
  readonly days: ReadonlyArray<CalendarDate>
  readonly from: Date
  readonly until: Date
}

const midnight = (day: CalendarDate, timeZone: string): Date =>
  instantAt(`${day}T00:00`, timeZone) ?? new Date(`${day}T00:00Z`)

const dayOfWeek = (day: CalendarDate): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7

const isSameMonth = (one: CalendarDate, other: CalendarDate): boolean => one.slice(0, 7) === other.slice(0, 7)

const firstOf = (scale: Scale, day: CalendarDate): CalendarDate =>
  daysAfter(day, scale === "week" ? -dayOfWeek(day) : 1 - Number(day.slice(8)))

const DAYS_OF_WEEK = 7
const MOST_DAYS = 31

/** The week or month that a day is in. Weeks begin on Monday. */
export const spanAround = (scale: Scale, day: CalendarDate, timeZone: string): Span => {
  const first = firstOf(scale, day)
  const all = Array.from({ length: MOST_DAYS }, (_, n) => daysAfter(first, n))
  const days = scale === "week" ? all.slice(0, DAYS_OF_WEEK) : all.filter((one) => isSameMonth(one, first))
  return {
    days,
    from: midnight(first, timeZone),
    until: midnight(daysAfter(first, days.length), timeZone)
  }
}

/** A day in the week or month before or after the one that a day is in. */
export const neighbor = (scale: Scale, day: CalendarDate, direction: -1 | 1): CalendarDate => {
  const first = firstOf(scale, day)
  if (scale === "week") return daysAfter(first, direction * DAYS_OF_WEEK)
  return direction === 1
    ? firstOf("month", daysAfter(first, MOST_DAYS))
    : firstOf("month", daysAfter(first, -1))
}

/** Where a period begins in a span, and how much of it it takes, in percent. */
export const placeIn = (
  { from, until }: Span,
  start: Date,
  end: Date | null
): { readonly left: number; readonly width: number } => {
  const length = until.getTime() - from.getTime()
  const at = (instant: number) => Math.min(Math.max((instant - from.getTime()) / length, 0), 1) * 100
  const left = at(start.getTime())
  return { left, width: at(end?.getTime() ?? Number.POSITIVE_INFINITY) - left }
}
