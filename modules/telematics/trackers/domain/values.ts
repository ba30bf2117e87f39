/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The object in a field; an empty one if there is none. */
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})

const LONGEST_NUMBER = 40
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/

/** A finite number, also one that is written as text. Undefined if it is none, or outside of the range. */
export const numberIn = (value: unknown, min: number, max: number): number | undefined => {
  const isText = typeof value === "string" && value.length <= LONGEST_NUMBER && NUMBER.test(value.trim())
  const number = isText ? Number(value) : value
  return typeof number === "number" && number >= min && number <= max ? number : undefined
}

/** Yes or no in the notations that trackers use. */
export const flagIn = (value: unknown): boolean | undefined => {
  if (value === true || value === 1 || value === "true" || value === "1") return true
  if (value === false || value === 0 || value === "false" || value === "0") return false
  return undefined
}

/** One line of text of at most `max` characters, or a whole number as text. Undefined if it is empty, longer or broken. */
export const textIn = (value: unknown, max: number): string | undefined => {
  const written = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value
  if (typeof written !== "string" || written.length > max) return undefined
  const text = written.trim()
  return text !== "" && text.isWellFormed() && !/\p{Cc}/u.test(text) ? text : undefined
}
