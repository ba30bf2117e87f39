import Papa from "papaparse"
import { currentLocale } from "../../../i18n/locale.ts"

/** Where the comma parts decimals, spreadsheets expect columns to be parted by semicolons. */
const delimiter = () => (new Intl.NumberFormat(currentLocale()).format(0.5).includes(",") ? ";" : ",")

/** Rows as a CSV file that spreadsheets open with its accents: UTF-8 with a byte order mark. */
export const writeCsv = (rows: ReadonlyArray<ReadonlyArray<string | number>>): Blob => {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: delimiter() }
  )
  return new Blob(["\ufeff", text, "\r\n"], { type: "text/csv;charset=utf-8" })
}
