import { COLON, DOT, SLASH } from "./lookAlikes.ts"

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
