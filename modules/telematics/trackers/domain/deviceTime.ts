import { numberIn } from "./values.ts"

/** Below, a number means seconds; above, milliseconds. So does Traccar's server. */
const FIRST_MILLISECONDS = 2 ** 31 - 1
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)

const LONGEST = 40
/** ISO 8601 or with a space; no zone means UTC. In a query, the `+` of an offset becomes a space. */
const NOTATION =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|([ +-])(\d{2}):?(\d{2})?)?$/

const fromText = (text: string): number => {
  const [, day, time, sign, hours, minutes = "00"] = NOTATION.exec(text) ?? []
  if (day === undefined || time === undefined) return Number.NaN
  const offset = hours === undefined ? "Z" : `${sign === "-" ? "-" : "+"}${hours}:${minutes}`
  return Date.parse(`${day}T${time}${offset}`)
}

const millisIn = (value: unknown): number => {
  const number = numberIn(value, 0, LATEST)
  if (number !== undefined) return Math.round(number < FIRST_MILLISECONDS ? number * 1000 : number)
  return typeof value === "string" && value.length <= LONGEST ? fromText(value.trim()) : Number.NaN
}

/**
 * The instant that a tracker sent: seconds or milliseconds since 1970, or a date and time. Undefined if it cannot be
 * read, or is before 2000: then the tracker did not know the time.
 */
export const timeIn = (value: unknown): Date | undefined => {
  const millis = millisIn(value)
  return millis >= EARLIEST && millis < LATEST ? new Date(millis) : undefined
}
