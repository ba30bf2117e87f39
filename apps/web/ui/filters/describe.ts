import type { useFormat } from "../../i18n/format.ts"
import type { MessagesOf } from "../../i18n/catalogue.ts"
import type { lists } from "../../i18n/messages/index.ts"
import { ANY, endsOf, type Filter, type FilterOption } from "./Filter.ts"

interface Words {
  readonly format: ReturnType<typeof useFormat>
  readonly m: MessagesOf<typeof lists>["filters"]
}

/** A value that is no option any more, or not yet loaded, as it is. */
const labelIn = (options: ReadonlyArray<FilterOption>, value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** How many values are named before the others are counted. */
const NAMED = 2

const choices = (options: ReadonlyArray<FilterOption>, value: string, { m }: Words) => {
  const labels = value.split(ANY).map((one) => labelIn(options, one))
  const named = labels.slice(0, NAMED).join(", ")
  return labels.length > NAMED ? m.andMore(named, labels.length - NAMED) : named
}

const range = (value: string, write: (end: string) => string, { m }: Words) => {
  const [from, to] = endsOf(value)
  if (from === "") return m.upTo(write(to))
  return to === "" ? m.atLeast(write(from)) : m.between(write(from), write(to))
}

/** A day without a time zone, as this language writes it. */
const dayIn =
  ({ format }: Words) =>
  (day: string) =>
    format.day(day)

/** What a chip says of a filter's value, except for records, whose names are loaded. */
export const described = (
  filter: Exclude<Filter, { readonly kind: "record" }>,
  value: string,
  words: Words
) => {
  switch (filter.kind) {
    case "choice":
      return labelIn(filter.options, value)
    case "choices":
      return choices(filter.options, value, words)
    case "numberRange": {
      const unit = filter.unit === undefined ? "" : ` ${filter.unit}`
      return range(value, (end) => words.format.number(Number(end)), words) + unit
    }
    case "dateRange":
      return range(value, dayIn(words), words)
    case "text":
      return value
  }
}
