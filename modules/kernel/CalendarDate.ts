import { Schema } from "effect"
import { refused } from "./fieldErrors.ts"

const DATE = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/

const isInCalendar = (text: string): boolean => {
  if (!DATE.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** A day without a time or time zone, as in `2026-03-04`; from 1900 to 2199. */
export const CalendarDate = Schema.String.check(
  Schema.isMaxLength(10, { message: "Enter a date." }).abort(),
  Schema.makeFilter((text: string) =>
    isInCalendar(text) ? undefined : refused("not_valid", "Enter a date.")
  )
).pipe(Schema.brand("CalendarDate"))
export type CalendarDate = typeof CalendarDate.Type

/** The day of an instant in a time zone (IANA). */
export const dayIn = (timeZone: string, at: Date): CalendarDate =>
  CalendarDate.make(new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at))

/** Adds days, which may be negative. */
export const daysAfter = (date: CalendarDate, days: number): CalendarDate => {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return CalendarDate.make(at.toISOString().slice(0, 10))
}
