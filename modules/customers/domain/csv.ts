/**
 * Cells that a spreadsheet would take for a formula, and cells that begin like a guarded one: with a quote
 * in front of both, taking one quote off again gives exactly what was written.
 */
const TAKEN_FOR_A_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/u

export const guarded = (cell: string): string => (TAKEN_FOR_A_FORMULA.test(cell) ? `'${cell}` : cell)

/** What a cell says: without the quote that `guarded` put in front. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

/** In quotes always: some spreadsheets cut at semicolons, and what follows one would begin a cell. */
const written = (cell: string): string => `"${guarded(cell).replaceAll('"', '""')}"`

/** One record of RFC 4180. */
export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.map(written).join(",")}\r\n`

/** Tells spreadsheets that UTF-8 follows. */
export const BYTE_ORDER_MARK = "\ufeff"

/** The columns of an export, which are those of an import. */
export type Exported = Readonly<Record<"name", string>> &
  Readonly<Record<"email" | "phone" | "notes", string | null>>

/** The file: a header, then a record each. */
export const csvFile = (customers: ReadonlyArray<Exported>): Uint8Array => {
  const lines = customers.map(({ name, email, phone, notes }) =>
    csvLine([name, email ?? "", phone ?? "", notes ?? ""])
  )
  return new TextEncoder().encode(
    [BYTE_ORDER_MARK, csvLine(["name", "email", "phone", "notes"]), ...lines].join("")
  )
}
