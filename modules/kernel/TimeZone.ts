import { Schema } from "effect"
import { refused } from "./fieldErrors.ts"
import { atMost } from "./text.ts"

const isTimeZone = (zone: string): boolean => {
  try {
    // An offset such as +02:00 is not a zone: it has no daylight saving time.
    return /^[A-Za-z]/.test(Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone)
  } catch {
    return false
  }
}

const notAZone = () => refused("not_a_choice", "Choose a time zone from the list.")

/** An IANA time zone, such as Europe/Berlin. */
export const TimeZone = Schema.String.check(
  atMost(64, notAZone),
  Schema.makeFilter((zone: string) => (isTimeZone(zone) ? undefined : notAZone()))
)
