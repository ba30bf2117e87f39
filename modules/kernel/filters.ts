import { Schema, SchemaTransformation } from "effect"
import { CalendarDate } from "./CalendarDate.ts"
import { refused } from "./fieldErrors.ts"
import { Instant } from "./Instant.ts"
import { matching } from "./text.ts"

const MAX_CHOICES = 50
const CHOICE_LENGTH = 100

/** One or more values in a query parameter, any of which matches: `kind=van,truck`. */
export const anyOf = <A extends string>(item: Schema.Codec<A, string>) =>
  Schema.String.check(Schema.isMaxLength(MAX_CHOICES * CHOICE_LENGTH)).pipe(
    Schema.decodeTo(
      Schema.Array(item).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_CHOICES)),
      SchemaTransformation.transform<ReadonlyArray<string>, string>({
        decode: (text) => text.split(","),
        encode: (items) => items.join(",")
      })
    )
  )

/** From and to, both inclusive; null if open. */
export interface Range<A> {
  readonly from: A | null
  readonly to: A | null
}

const ends = (text: string): readonly [from: string, to: string] => {
  const [from = "", to = ""] = text.split("..")
  return [from, to]
}

const RANGE_MESSAGE = "Enter a range, such as 1000..5000."
const NUMBERS = /^(?:\d{1,15}\.\.(?:\d{1,15})?|\.\.\d{1,15})$/
const DATES = /^(?:\d{4}-\d{2}-\d{2}\.\.(?:\d{4}-\d{2}-\d{2})?|\.\.\d{4}-\d{2}-\d{2})$/
const numberOf = (text: string): number | null => (text === "" ? null : Number(text))

/** Whole numbers in a query parameter, inclusive: `1000..5000`, `1000..` or `..5000`. */
export const numberRange = matching(NUMBERS, 32, RANGE_MESSAGE).pipe(
  Schema.decodeTo(
    Schema.Struct({ from: Schema.NullOr(Schema.Int), to: Schema.NullOr(Schema.Int) }),
    SchemaTransformation.transform<Range<number>, string>({
      decode: (text) => ({ from: numberOf(ends(text)[0]), to: numberOf(ends(text)[1]) }),
      encode: ({ from, to }) => `${from ?? ""}..${to ?? ""}`
    })
  )
)

/** Dates in a query parameter, inclusive: `2026-01-01..2026-03-31`, `2026-01-01..` or `..2026-03-31`. */
export const dateRange = matching(DATES, 22, "Enter a range of dates, such as 2026-01-01..2026-03-31.").pipe(
  Schema.decodeTo(
    Schema.Struct({ from: Schema.NullOr(CalendarDate), to: Schema.NullOr(CalendarDate) }),
    SchemaTransformation.transform<Range<string>, string>({
      decode: (text) => ({ from: ends(text)[0] || null, to: ends(text)[1] || null }),
      encode: ({ from, to }) => `${from ?? ""}..${to ?? ""}`
    })
  )
)

/** From an instant until another one, exclusive. */
export interface Period {
  readonly from: Date
  readonly until: Date
}

const PERIOD_MESSAGE = "Enter a period, such as 2026-03-04T08:00:00Z..2026-03-05T08:00:00Z."

/** A period in a query parameter: `2026-03-04T08:00:00Z..2026-03-05T08:00:00Z`. */
export const period = matching(/^[^\s,]{16,30}\.\.[^\s,]{16,30}$/, 64, PERIOD_MESSAGE).pipe(
  Schema.decodeTo(
    Schema.Struct({ from: Instant, until: Instant }).check(
      Schema.makeFilter(({ from, until }) =>
        from < until ? undefined : refused("not_valid", PERIOD_MESSAGE)
      )
    ),
    SchemaTransformation.transform<{ readonly from: string; readonly until: string }, string>({
      decode: (text) => ({ from: ends(text)[0], until: ends(text)[1] }),
      encode: ({ from, until }) => `${from}..${until}`
    })
  )
)
