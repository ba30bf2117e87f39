import type { CalendarDate, Period } from "#kernel"
import { FilePeriodNotPossible } from "../../contract/errors.ts"
import { MAX_FILE_DAYS } from "../../contract/inspectionFile.ts"

/** The first and the last day of a file. */
export interface FileDays {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const startOf = (day: Temporal.PlainDate, timeZone: string): Date =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds)

/** The first instant of a day in a time zone. */
export const beginningOf = (day: CalendarDate, timeZone: string): Date =>
  startOf(Temporal.PlainDate.from(day), timeZone)

/** From the beginning of the first day to the end of the last one, where the organization is. */
export const filePeriod = (days: FileDays, timeZone: string): Period | FilePeriodNotPossible => {
  const [from, to] = [Temporal.PlainDate.from(days.from), Temporal.PlainDate.from(days.to)]
  const count = from.until(to).days + 1
  if (count < 1 || count > MAX_FILE_DAYS) return new FilePeriodNotPossible({ days: MAX_FILE_DAYS })
  // The day after the last one of the calendar is not a CalendarDate.
  return { from: startOf(from, timeZone), until: startOf(to.add({ days: 1 }), timeZone) }
}
