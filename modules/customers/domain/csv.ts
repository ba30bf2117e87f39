import { csvPage } from "#kernel"
import { IMPORT_FIELDS } from "../contract/importColumns.ts"
import type { CustomerView } from "../contract/views.ts"

/** A customer with the email address of its owner. */
export type Exported = Pick<CustomerView, "name" | "email" | "phone" | "notes" | "type" | "tags"> & {
  readonly owner: string | null
}

/** One record per customer; the first page of a file begins with the header. The columns are those of an import. */
export const customersPage = (
  customers: ReadonlyArray<Exported>,
  { isFirst }: { readonly isFirst: boolean }
): Uint8Array =>
  csvPage(
    isFirst ? IMPORT_FIELDS : undefined,
    customers.map(({ name, email, phone, notes, type, tags, owner }) => [
      name,
      email ?? "",
      phone ?? "",
      notes ?? "",
      type,
      tags.join(", "),
      owner ?? ""
    ])
  )
