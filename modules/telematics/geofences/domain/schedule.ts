import type { WeeklyHours } from "../../contract/geofenceViews.ts"

type Hours = WeeklyHours[number]

/** The day before, 1 (Monday) to 7. */
const dayBefore = (day: number): number => (day === 1 ? 7 : day - 1)

/** Hours that end before they begin end on the next day; those that end when they begin are none. */
const contain = ({ days, from, until }: Hours, day: number, clock: string): boolean => {
  if (from < until) return days.includes(day) && from <= clock && clock < until
  if (from === until) return false
  return (days.includes(day) && from <= clock) || (days.includes(dayBefore(day)) && clock < until)
}

/**
 * Whether clocks in a time zone (IANA) show one of these hours. An hour that clocks show twice in autumn counts both
 * times, one that they skip in spring never.
 */
export const isDuring = (hours: WeeklyHours, at: Date, timeZone: string): boolean => {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const clock = here.toPlainTime().toString({ smallestUnit: "minute" })
  return hours.some((some) => contain(some, here.dayOfWeek, clock))
}
