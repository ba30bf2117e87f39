import { Schema, SchemaTransformation } from "effect"
import { CalendarDate } from "./CalendarDate.ts"
import { refused } from "./fieldErrors.ts"
import { matching } from "./text.ts"

const NOTATION = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/
const MESSAGE = "Enter a date and time, such as 2026-03-04T08:00:00Z."
const DATE_LENGTH = 10
const isDate = Schema.is(CalendarDate)
const EARLIEST = Date.parse("1900-01-02T00:00:00Z")
const LATEST = Date.parse("2199-12-31T00:00:00Z")

/** JavaScript accepts 31 February, so its date is checked, too. */
const isInstant = (text: string): boolean => {
  const at = Date.parse(text)
  return isDate(text.slice(0, DATE_LENGTH)) && at >= EARLIEST && at < LATEST
}

/** A moment in an input: ISO 8601 with a time zone, from 1900 to 2199, whichever time zone it is shown in. */
export const Instant = matching(NOTATION, 30, MESSAGE)
  .check(Schema.makeFilter((text: string) => (isInstant(text) ? undefined : refused("not_valid", MESSAGE))))
  .pipe(
    Schema.decodeTo(
      Schema.Date,
      SchemaTransformation.transform<Date, string>({
        decode: (text) => new Date(text),
        encode: (at) => at.toISOString()
      })
    )
  )
