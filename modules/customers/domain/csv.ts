import { guarded } from "../contract/formulas.ts"

/** Always quoted, so that a comma, a quote or a line break does not end the cell. */
const quoted = (cell: string): string => `"${guarded(cell).replaceAll('"', '""')}"`

/** A record as defined by RFC 4180. */
export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.map(quoted).join(",")}\r\n`

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff"

/** The columns of an export, the same as those of an import. */
export type Exported = Readonly<Record<"name", string>> &
  Readonly<Record<"email" | "phone" | "notes", string | null>>

/** One record per customer; the first page of a file begins with the header. */
export const csvPage = (
  customers: ReadonlyArray<Exported>,
  { isFirst }: { readonly isFirst: boolean }
): Uint8Array => {
  const lines = customers.map(({ name, email, phone, notes }) =>
    csvLine([name, email ?? "", phone ?? "", notes ?? ""])
  )
  const header = isFirst ? [BYTE_ORDER_MARK, csvLine(["name", "email", "phone", "notes"])] : []
  return new TextEncoder().encode([...header, ...lines].join(""))
}
