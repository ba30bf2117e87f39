import Papa from "papaparse"
import { currentLocale } from "../../../i18n/locale.ts"

/** Where the comma parts decimals, spreadsheets expect columns to be parted by semicolons. */
const delimiter = () => (new Intl.NumberFormat(currentLocale()).format(0.5).includes(",") ? ";" : ",")

/** What a spreadsheet would take for a formula: the file may come from anybody. An import takes the quote off again. */
const TAKEN_FOR_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u
const guarded = (cell: string | number) =>
  typeof cell === "string" && TAKEN_FOR_A_FORMULA.test(cell) ? `'${cell}` : cell

/** Rows as a CSV file that spreadsheets open with its accents: UTF-8 with a byte order mark. */
export const writeCsv = (rows: ReadonlyArray<ReadonlyArray<string | number>>): Blob => {
  const text = Papa.unparse(
    rows.map((row) => row.map(guarded)),
    { delimiter: delimiter() }
  )
  return new Blob(["\ufeff", text, "\r\n"], { type: "text/csv;charset=utf-8" })
}
