import { guarded } from "./formulas.ts"

/** Always quoted, so that a comma, a quote or a line break does not end the cell. */
const quoted = (cell: string): string => `"${guarded(cell).replaceAll('"', '""')}"`

/** A cell of a record. A number begins no formula, even if it is negative. */
export type CsvCell = string | number

/** A record as defined by RFC 4180. */
export const csvLine = (cells: ReadonlyArray<CsvCell>): string =>
  `${cells.map((cell) => (typeof cell === "number" ? `"${cell}"` : quoted(cell))).join(",")}\r\n`

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff"

/** One record per row; `header` is given for the first page of a file, which begins with it. */
export const csvPage = (
  header: ReadonlyArray<string> | undefined,
  rows: ReadonlyArray<ReadonlyArray<CsvCell>>
): Uint8Array => {
  const beginning = header === undefined ? [] : [BYTE_ORDER_MARK, csvLine(header)]
  return new TextEncoder().encode([...beginning, ...rows.map(csvLine)].join(""))
}

/** What a download of a CSV file says about it: `customers-2026-03-04.csv`. */
export const csvFile = (name: string, at: Date) => ({
  contentType: "text/csv; charset=utf-8",
  fileName: `${name}-${at.toISOString().slice(0, 10)}.csv`
})
