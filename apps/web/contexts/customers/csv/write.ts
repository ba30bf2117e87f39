import { guarded, unguarded } from "#kernel"
import Papa from "papaparse"
import { currentLocale } from "../../../i18n/locale.ts"

/** In locales with a decimal comma, spreadsheets expect semicolons as delimiters. */
const usualDelimiter = () => (new Intl.NumberFormat(currentLocale()).format(0.5).includes(",") ? ";" : ",")

/** Others may have entered the text, and a file that we exported is guarded already. */
const safe = (cell: string): string => guarded(unguarded(cell))

/** The rows as a CSV file that spreadsheets open with correct accents: UTF-8 with a byte order mark. */
export const writeCsv = (
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
  delimiter = usualDelimiter()
): Blob => {
  const text = Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? safe(cell) : cell))),
    { delimiter }
  )
  return new Blob(["\ufeff", text, "\r\n"], { type: "text/csv;charset=utf-8" })
}
