import { trimmedLine } from "./text.ts"
import { refused } from "./fieldErrors.ts"
import { COLON, DOT, SLASH } from "./lookAlikes.ts"

// Common endings only: "Co.KG" is part of a company's name, although .kg exists.
const ENDINGS =
  "com|net|org|info|biz|io|co|app|dev|xyz|top|online|site|shop|store|live|club|link|click|me|tv|cc|ru|cn|tk|ml|ga|cf|gq|us|uk|eu|de|fr|es|it|nl|pl|br"

/** A scheme, `www.`, or two characters of a label before a common ending. Bounded, so linear in the text. */
const WEB_ADDRESS = new RegExp(
  `${COLON}${SLASH}{2}|www${DOT}|[\\p{L}\\p{N}][\\p{L}\\p{N}-]${DOT}(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
  "iu"
)

/**
 * The name of a person or an organization as it is entered: one line without a web address, because names are shown
 * and emailed to strangers.
 */
export const nameLine = (what: string, { max }: { readonly max: number }) =>
  trimmedLine(what, { max }, (text) =>
    WEB_ADDRESS.test(text)
      ? refused("contains_web_address", `${what} must not contain a web address.`)
      : undefined
  )
