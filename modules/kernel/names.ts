import { trimmedLine } from "./text.ts"
import { refused } from "./fieldErrors.ts"

// With what mail clients and the rules for international domain names read as the same character.
const DOT = "[.\\u2024\\u3002\\ufe12\\ufe52\\uff0e\\uff61]"
const COLON = "[:\\ufe13\\ufe55\\uff1a]"
const SLASH = "[/\\\\\\u2044\\u2215\\u29f8\\uff0f]"

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

const JOINED = new RegExp(`(${DOT}|${COLON})(?=[^\\s.,;:!?)\\]])`, "gu")
const POSING = new RegExp(`[@\\ufe6b\\uff20]|${SLASH}{2,}`, "gu")

/**
 * Text in which no mail client finds an address to link: nothing follows a dot or a colon directly, `@` and double
 * slashes are blanks. "St.Pauli" becomes "St. Pauli".
 */
export const withoutLinks = (text: string): string =>
  text.replace(POSING, " ").replace(JOINED, "$1 ").replace(/\s+/gu, " ").trim()

// Each letter also as its look-alikes in other scripts, with accents or joiners. "Motor Pool" is a term of the trade.
const PRODUCT = new RegExp(
  ["mмμ", "oо0οօ", "tтτ", "oо0οօ", "rг", "pрρ", "oо0οօ", "oо0οօ", "l1iӏ|"]
    .map((letter) => `[${letter}][\\p{M}\\u200c\\u200d]*`)
    .join(""),
  "giu"
)

/**
 * A person's, organization's or customer's name in an email's headers or greeting: without links, and not posing as
 * the product that sends it.
 */
export const nameInMail = (name: string): string =>
  withoutLinks(name.normalize("NFKD").replace(PRODUCT, "—").normalize("NFKC"))
