import { type Locale, useLocale } from "./locale.ts"

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE]
] as const

const relative = (locale: Locale, instant: Date, now: number) => {
  const seconds = (instant.getTime() - now) / 1000
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1]
  // Under a minute it reads "now".
  const amount = unit === "second" ? 0 : Math.round(seconds / length)
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(amount, unit)
}

/** Numbers and instants as the page's language writes them, by default in the browser's time zone. */
export const formatter = (locale: Locale, timeZone?: string) => {
  const dates = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, ...(timeZone && { timeZone }) })
  return {
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** `94` as `94%`. */
    percent: (value: number) => new Intl.NumberFormat(locale, { style: "percent" }).format(value / 100),
    date: (instant: Date) => dates({ dateStyle: "medium" }).format(instant),
    /** A day without a time zone, as `2026-03-04`. */
    day: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day)),
    /** Two such days: `Nov 16 – 22, 2026`. */
    days: (first: string, last: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(
        new Date(first),
        new Date(last)
      ),
    dateTime: (instant: Date) => dates({ dateStyle: "medium", timeStyle: "short" }).format(instant),
    /** From an instant until another: `Nov 12, 2026, 8:58 – 9:58 AM`. */
    period: (from: Date, until: Date) =>
      dates({ dateStyle: "medium", timeStyle: "short" }).formatRange(from, until),
    /** To the second and with the zone named: for tooltips. */
    exact: (instant: Date) => dates({ dateStyle: "full", timeStyle: "long" }).format(instant),
    /** `5 minutes ago`, `in 3 days`. `now` in milliseconds. */
    relative: (instant: Date, now: number = Date.now()) => relative(locale, instant, now)
  }
}

export const useFormat = (timeZone?: string) => formatter(useLocale(), timeZone)
