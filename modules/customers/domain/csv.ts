import { guarded } from "../contract/formulas.ts"
import { IMPORT_FIELDS } from "../contract/importColumns.ts"
import type { CustomerView } from "../contract/views.ts"

/** Always quoted, so that a comma, a quote or a line break does not end the cell. */
const quoted = (cell: string): string => `"${guarded(cell).replaceAll('"', '""')}"`

/** A record as defined by RFC 4180. */
export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.map(quoted).join(",")}\r\n`

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff"

/** A customer with the email address of its owner. */
export type Exported = Pick<CustomerView, "name" | "email" | "phone" | "notes" | "type" | "tags"> & {
  readonly owner: string | null
}

/** One record per customer; the first page of a file begins with the header. The columns are those of an import. */
export const csvPage = (
  customers: ReadonlyArray<Exported>,
  { isFirst }: { readonly isFirst: boolean }
): Uint8Array => {
  const lines = customers.map(({ name, email, phone, notes, type, tags, owner }) =>
    csvLine([name, email ?? "", phone ?? "", notes ?? "", type, tags.join(", "), owner ?? ""])
  )
  const header = isFirst ? [BYTE_ORDER_MARK, csvLine(IMPORT_FIELDS)] : []
  return new TextEncoder().encode([...header, ...lines].join(""))
}
