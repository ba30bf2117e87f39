/**
 * Prefixes a cell that a spreadsheet would run as a formula with an apostrophe. So does a cell that already looks
 * guarded, so that removing one quote always restores the original.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/u

export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Removes the quote that `guarded` added. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

/** Always quoted: some spreadsheets split at semicolons, and the rest would start a new, unguarded cell. */
const quoted = (cell: string): string => `"${guarded(cell).replaceAll('"', '""')}"`

/** A record as defined by RFC 4180. */
export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.map(quoted).join(",")}\r\n`

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff"

/** The columns of an export, the same as those of an import. */
export type Exported = Readonly<Record<"name", string>> &
  Readonly<Record<"email" | "phone" | "notes", string | null>>

/** A header and one record per customer. */
export const csvFile = (customers: ReadonlyArray<Exported>): Uint8Array => {
  const lines = customers.map(({ name, email, phone, notes }) =>
    csvLine([name, email ?? "", phone ?? "", notes ?? ""])
  )
  return new TextEncoder().encode(
    [BYTE_ORDER_MARK, csvLine(["name", "email", "phone", "notes"]), ...lines].join("")
  )
}
