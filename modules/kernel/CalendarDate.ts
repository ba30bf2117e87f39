import { Schema } from "effect"
import { refused } from "./fieldErrors.ts"

const DATE = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/

const SHORT_MONTHS = [4, 6, 9, 11]

const daysIn = (year: number, month: number): number => {
  if (month !== 2) return SHORT_MONTHS.includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

const partsOf = (text: string) =>
  [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))] as const

// Without dates of JavaScript: a forecast of 100,000 services checks a million days.
const isInCalendar = (text: string): boolean => {
  if (!DATE.test(text)) return false
  const [year, month, day] = partsOf(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** A day without a time or time zone, as in `2026-03-04`; from 1900 to 2199. */
export const CalendarDate = Schema.String.check(
  Schema.isMaxLength(10, { message: "Enter a date." }).abort(),
  Schema.makeFilter((text: string) =>
    isInCalendar(text) ? undefined : refused("not_valid", "Enter a date.")
  )
).pipe(Schema.brand("CalendarDate"))
export type CalendarDate = typeof CalendarDate.Type

/** By time zone: making one takes longer than a hundred uses of it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

const dayFormatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" })
  dayFormats.set(timeZone, format)
  return format
}

/** The day of an instant in a time zone (IANA). */
export const dayIn = (timeZone: string, at: Date): CalendarDate =>
  CalendarDate.make(dayFormatIn(timeZone).format(at))

const DAY_MILLIS = 86_400_000

const dayNumber = (date: CalendarDate): number => {
  const [year, month, day] = partsOf(date)
  return Date.UTC(year, month - 1, day) / DAY_MILLIS
}

/** How many days later the second day is; negative if it is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from)

/** Adds days, which may be negative. */
export const daysAfter = (date: CalendarDate, days: number): CalendarDate => {
  const [year, month, day] = partsOf(date)
  return CalendarDate.make(new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10))
}
