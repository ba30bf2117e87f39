/** English, as far as names of use cases need it. Correct wrong words by hand. */
const PAST: Readonly<Record<string, string>> = {
  begin: "begun",
  buy: "bought",
  choose: "chosen",
  give: "given",
  hold: "held",
  lend: "lent",
  make: "made",
  pay: "paid",
  put: "put",
  sell: "sold",
  send: "sent",
  set: "set",
  take: "taken",
  withdraw: "withdrawn"
}

/** The past participle: `schedule` is `scheduled`, `drop` is `dropped`. */
export const past = (verb: string): string => {
  const known = PAST[verb]
  if (known !== undefined) return known
  if (verb.endsWith("e")) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

export const plural = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

export const singular = (noun: string): string => {
  if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`
  if (/(sses|xes|ches|shes)$/.test(noun)) return noun.slice(0, -2)
  return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun
}

export const upperFirst = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)
export const lowerFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

/** The words of a name in PascalCase, in lower case. */
export const wordsOf = (name: string): ReadonlyArray<string> =>
  name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())

/** A module's resource in all its spellings: `Work order` and so on. */
export interface Thing {
  readonly type: string
  readonly types: string
  readonly value: string
  readonly values: string
  /** For people: `work order`. */
  readonly text: string
  readonly texts: string
  /** In PostgreSQL, permissions and the audit log: `work_order`. */
  readonly row: string
  readonly table: string
  /** In URLs: `work-orders`. */
  readonly path: string
}

export const thing = (type: string): Thing => {
  const types = plural(type)
  const [one, many] = [wordsOf(type), wordsOf(types)]
  return {
    type,
    types,
    value: lowerFirst(type),
    values: lowerFirst(types),
    text: one.join(" "),
    texts: many.join(" "),
    row: one.join("_"),
    table: many.join("_"),
    path: many.join("-")
  }
}

export const article = (text: string): string => `${/^[aeiou]/.test(text) ? "an" : "a"} ${text}`
