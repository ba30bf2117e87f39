import Papa from "papaparse"
import { currentLocale } from "../../../i18n/locale.ts"

/** In locales with a decimal comma, spreadsheets expect semicolons as delimiters. */
const delimiter = () => (new Intl.NumberFormat(currentLocale()).format(0.5).includes(",") ? ";" : ",")

/**
 * Values that a spreadsheet would execute as a formula get a quote: others may have entered them. An import
 * removes the quote.
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u
const escapeFormula = (cell: string | number) =>
  typeof cell === "string" && FORMULA_START.test(cell) ? `'${cell}` : cell

/** A CSV file that spreadsheets open with correct accents: UTF-8 with a byte order mark. */
export const writeCsv = (rows: ReadonlyArray<ReadonlyArray<string | number>>): Blob => {
  const text = Papa.unparse(
    rows.map((row) => row.map(escapeFormula)),
    { delimiter: delimiter() }
  )
  return new Blob(["\ufeff", text, "\r\n"], { type: "text/csv;charset=utf-8" })
}
