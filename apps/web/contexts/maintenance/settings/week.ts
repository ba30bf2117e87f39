import type { WorkingWeek } from "#maintenance/contract"

const HOUR = 60
const MIDNIGHT = 24 * HOUR
const USUAL = { opens: 8 * HOUR, closes: 17 * HOUR }

/** Monday to Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The name of a weekday at the beginning of a line. The first day of 2024 was a Monday. */
export const weekdayName = (locale: string, day: Weekday): string => {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" })
  const name = format.format(Date.UTC(2024, 0, 1 + day))
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/** When a day of the week begins and ends, in words of the language: `7:30 AM – 5:30 PM`. */
export const hoursText = (locale: string, { opens, closes }: NonNullable<WorkingWeek[number]>): string => {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" })
  const [from, until] = [opens, closes].map((minutes) => format.format(Date.UTC(2024, 0, 1, 0, minutes)))
  return `${from} – ${until}`
}

/** Minutes after midnight as a time field has them. Midnight at the end of a day is that of the next one. */
const timeText = (minutes: number): string => {
  const [hours, rest] = [Math.floor((minutes % MIDNIGHT) / HOUR), minutes % HOUR]
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`
}

/** A time of a time field in minutes after midnight; undefined without one. */
const minutesOf = (text: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * HOUR + Number(minutes)
}

/** A week as the form has it: `open0` is `yes` if the workshop is open on Mondays, from `from0` to `until0`. */
export const weekValues = (week: WorkingWeek): Readonly<Record<string, string>> =>
  Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const hours = week[day] ?? null
      const { opens, closes } = hours ?? USUAL
      return [
        [`open${day}`, hours === null ? "" : "yes"],
        [`from${day}`, timeText(opens)],
        [`until${day}`, timeText(closes)]
      ]
    })
  )

/** When the workshop is open on a day; `missing` without both times, `order` if the end is not after the start. */
export const hoursOf = (values: Readonly<Record<string, string>>, day: Weekday) => {
  if (values[`open${day}`] === "") return null
  const opens = minutesOf(values[`from${day}`] ?? "")
  const closes = minutesOf(values[`until${day}`] ?? "")
  if (opens === undefined || closes === undefined) return "missing"
  const until = closes === 0 ? MIDNIGHT : closes
  return until > opens ? { opens, closes: until } : "order"
}

/** The week that a valid form says. */
export const weekOf = (values: Readonly<Record<string, string>>): WorkingWeek =>
  WEEKDAYS.map((day) => {
    const hours = hoursOf(values, day)
    return typeof hours === "string" ? null : hours
  })
