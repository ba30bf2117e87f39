import type { Format } from "./formats.ts"

const DAY = 86_400
/** Days from the first one of each calendar to 1970. */
const [FROM_1900, FROM_1904] = [25_569, 24_107]
/** The last day of the year 9999. */
const LAST = 2_958_465
/** Excel counts a 29 February 1900, which did not exist. */
const AFTER_LEAP_DAY = 61

const two = (value: number): string => String(value).padStart(2, "0")

/** Hours, minutes and, unless zero, seconds. */
const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [two(hours), two(minutes), ...(rest === 0 ? [] : [two(rest)])].join(":")
}

/** Writes an exponent out: `1.5e-7` as `0.00000015`. */
const withoutExponent = (text: string): string => {
  const [mantissa = "", exponent] = text.split("e")
  if (exponent === undefined) return text
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".")
  const sign = text.startsWith("-") ? "-" : ""
  const shift = Number(exponent)
  return shift < 0
    ? `${sign}0.${"0".repeat(-shift - 1)}${whole}${fraction}`
    : `${sign}${whole}${fraction.padEnd(shift, "0")}`
}

/** With the fifteen digits that spreadsheets show: 0.1 + 0.2 is 0.3. */
const plain = (value: number): string => withoutExponent(String(Number(value.toPrecision(15))))

const day = (days: number, from1904: boolean): string => {
  const shift = from1904 ? FROM_1904 : days < AFTER_LEAP_DAY ? FROM_1900 - 1 : FROM_1900
  return new Date((days - shift) * DAY * 1000).toISOString().slice(0, 10)
}

/** A moment that is counted in days. */
const moment = (value: number, format: "date" | "time" | "date-time", from1904: boolean): string => {
  const seconds = Math.round(value * DAY)
  const [days, time] = [Math.floor(seconds / DAY), clock(seconds % DAY)]
  if (format === "time") return time
  const date = day(days, from1904)
  return format === "date" ? date : `${date} ${time}`
}

/** A number as a person would type it who saw it in a spreadsheet. */
export const numberText = (value: number, format: Format, from1904: boolean): string => {
  if (format === "percent") return `${plain(value * 100)}%`
  if (format === "duration" && value >= 0) return clock(Math.round(value * DAY))
  if (typeof format === "object" && Number.isInteger(value) && value >= 0)
    return plain(value).padStart(format.digits, "0")
  const isMoment = format === "date" || format === "time" || format === "date-time"
  if (isMoment && value >= 0 && value <= LAST) return moment(value, format, from1904)
  return plain(value)
}

/** A date that a cell holds as text: `2026-03-04T14:30:00` is `2026-03-04 14:30`. */
export const dateText = (text: string): string =>
  text
    .replace(/Z$/, "")
    .replace("T", " ")
    .replace(/\.\d+$/, "")
    .replace(/ 00:00(:00)?$/, "")
    .replace(/( \d\d:\d\d):00$/, "$1")
