export interface FilterOption {
  readonly value: string
  readonly label: string
}

interface Named {
  /** Of the parameter in the list's schema, or its own in a shared one. */
  readonly key: string
  readonly label: string
  /** Not offered any more, but an address or a saved view may have it. */
  readonly retired?: boolean
}

/** One of some values. */
interface Choice extends Named {
  readonly kind: "choice"
  readonly options: ReadonlyArray<FilterOption>
}

/** Any of some values: `anyOf` of the kernel. */
interface Choices extends Named {
  readonly kind: "choices"
  readonly options: ReadonlyArray<FilterOption>
}

/** From one number to another: `numberRange` of the kernel. */
interface NumberRange extends Named {
  readonly kind: "numberRange"
  /** Also numbers below zero, and with decimals. */
  readonly decimals?: boolean
  /** Such as km. */
  readonly unit?: string
}

/** From one day to another: `dateRange` of the kernel. */
interface DateRange extends Named {
  readonly kind: "dateRange"
}

interface TextFilter extends Named {
  readonly kind: "text"
}

/** A query of the cache. */
interface Load<A> {
  readonly queryKey: ReadonlyArray<string>
  readonly queryFn: () => Promise<A>
}

/** A record that the server finds, by its id. */
export interface RecordFilter extends Named {
  readonly kind: "record"
  /** The records that match what was typed, by name; some if nothing was. */
  readonly find: (typed: string) => Load<ReadonlyArray<FilterOption>>
  /** The name of a record, for one that was chosen earlier. */
  readonly nameOf: (id: string) => Load<string>
}

/** A condition that a list offers. Its value is the text of a parameter, as in the address. */
export type Filter = Choice | Choices | NumberRange | DateRange | TextFilter | RecordFilter

/** The texts of the parameters. */
export type FilterValues = Readonly<Record<string, string | undefined>>

export const ANY = ","
const TO = ".."

export const endsOf = (range: string): readonly [from: string, to: string] => {
  const [from = "", to = ""] = range.split(TO)
  return [from, to]
}

/** Empty if both ends are. */
export const rangeOf = (from: string, to: string) => (from === "" && to === "" ? "" : `${from}${TO}${to}`)
