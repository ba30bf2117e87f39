import { type CalendarDate, dayIn, daysAfter, type Period } from "#kernel"
import { DateTime, Option } from "effect"
import type { OpeningHours, WorkingWeek } from "../../contract/planning.ts"

const OPEN: OpeningHours = { opens: 480, closes: 1020 }

/** Monday to Friday from 8:00 to 17:00. */
export const DEFAULT_WEEK: WorkingWeek = [OPEN, OPEN, OPEN, OPEN, OPEN, null, null]

/** The instant of a local time, in minutes after midnight. Times that the clocks skip count from after that. */
const instantOf = (day: CalendarDate, minutes: number, timeZone: string): Date => {
  const at = new Date(new Date(`${day}T00:00:00Z`).getTime() + minutes * 60_000)
  return DateTime.makeZoned(at, { timeZone, adjustForTimeZone: true }).pipe(
    Option.match({ onNone: () => at, onSome: DateTime.toDateUtc })
  )
}

/** When the workshop is open on so many days from an instant on, in their order. */
export const openingsFrom = (
  from: Date,
  { week, timeZone, days }: { readonly week: WorkingWeek; readonly timeZone: string; readonly days: number }
): ReadonlyArray<Period> => {
  const first = dayIn(timeZone, from)
  return Array.from({ length: days }, (_, n) => daysAfter(first, n)).flatMap((day) => {
    // Sunday is 0.
    const hours = week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
    if (!hours) return []
    const opening = {
      from: instantOf(day, hours.opens, timeZone),
      until: instantOf(day, hours.closes, timeZone)
    }
    return opening.until > from ? [opening] : []
  })
}
