import { Schema, type SchemaIssue, SchemaTransformation } from "effect"
import { refused } from "./fieldErrors.ts"

const NUL = "\u0000"
const CONTROL = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]/
const CONTROL_EXCEPT_LINE_BREAKS = /[\u0001-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/
// Zero-width and direction-override characters: they let one name pose as another. The joiners
// U+200C and U+200D are allowed, because several scripts need them.
const INVISIBLE = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/
// More accents on one letter than any script needs (Unicode's own limit for text interchange, UAX 15).
// Normalization sorts them one by one, so half a megabyte of them would block the process for minutes.
// Searched from the first accent of each letter only, so that the time grows with the length alone.
const TOO_MANY_ACCENTS = /(?<!\p{M})\p{M}{31}/u

// A name needs a character that shows on the screen: joiners, fillers and blanks alone are none.
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

const HIGH_SURROGATE = /[\ud800-\udbff]/g

// Normalization composes at most this many UTF-16 units into one character, and trimming removes spaces.
const UNITS_PER_CHARACTER = 4
const SPARE_UNITS = 200

/**
 * Refuses typed text of more than `max` UTF-16 units. It must be the first check of a text: later ones, and
 * transformations, then see a bounded one. The edge derives the size of the largest request from it.
 */
export const atMost = (max: number, refusal: () => SchemaIssue.Issue) =>
  Schema.makeFilter(
    (text: string) => (text.length > max ? refusal() : undefined),
    { arbitraryConstraint: { maxLength: max } },
    true
  )

/** Text in a fixed format, of at most `max` characters. */
export const matching = (pattern: RegExp, max: number, message: string) =>
  Schema.String.check(Schema.isMaxLength(max, { message }).abort(), Schema.isPattern(pattern, { message }))

/** The number of code points. An array of them would cost more than all checks together. */
const codePoints = (text: string): number => text.length - (text.match(HIGH_SURROGATE)?.length ?? 0)

const tooLong = (what: string, max: number) =>
  refused("too_long", `${what} must be at most ${max} characters.`, max)

const issueIn =
  (what: string, control: RegExp, { min = 1, max }: Length) =>
  (text: string): SchemaIssue.Issue | undefined => {
    if (text.includes(NUL) || control.test(text))
      return refused("control_characters", `${what} must not contain control characters.`)
    if (!text.isWellFormed())
      return refused("broken_character", `${what} contains a broken character. Type it again.`)
    if (TOO_MANY_ACCENTS.test(text))
      return refused("too_many_accents", `${what} has too many accents on one letter.`)
    if (INVISIBLE.test(text))
      return refused("invisible_characters", `${what} must not contain invisible characters.`)
    const length = VISIBLE.test(text) ? codePoints(text) : 0
    if (length < min)
      return min === 1
        ? refused("required", `${what} is required.`)
        : refused("too_short", `${what} must be at least ${min} characters.`, min)
    return length > max ? tooLong(what, max) : undefined
  }

const tidy = SchemaTransformation.transform<string, string>({
  decode: (text) => (TOO_MANY_ACCENTS.test(text) ? text : text.normalize("NFC").trim()),
  encode: (text) => text
})

interface Length {
  readonly min?: number
  readonly max: number
}

const trimmed = (what: string, { max }: Length, check: (text: string) => SchemaIssue.Issue | undefined) =>
  Schema.String.annotate({ message: `${what} must be text.` })
    .check(atMost(max * UNITS_PER_CHARACTER + SPARE_UNITS, () => tooLong(what, max)))
    .pipe(Schema.decodeTo(Schema.String.check(Schema.makeFilter(check)), tidy))

/** Like `line`, with a further check of the tidied text. */
export const trimmedLine = (
  what: string,
  length: Length,
  check: (text: string) => SchemaIssue.Issue | undefined
) => {
  const issue = issueIn(what, CONTROL, length)
  return trimmed(what, length, (text) => issue(text) ?? check(text))
}

/** One line of typed text: NFC, trimmed, no control or invisible characters. Lengths in code points. */
export const line = (what: string, length: Length) => trimmedLine(what, length, () => undefined)

/** Like `line`, with line breaks allowed. */
export const paragraphs = (what: string, length: Length) =>
  trimmed(what, length, issueIn(what, CONTROL_EXCEPT_LINE_BREAKS, length))
