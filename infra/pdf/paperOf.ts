import type { PdfDocument } from "./document.ts"

/** Currencies of the countries that print on Letter: CLDR's list without those that have no currency of their own. */
const LETTER = new Set(["USD", "CAD", "MXN", "CLP", "COP", "CRC", "GTQ", "NIO", "PHP", "VES"])

/** The paper that is used where this currency is. */
export const paperOf = (currency: string): PdfDocument["paper"] => (LETTER.has(currency) ? "Letter" : "A4")
