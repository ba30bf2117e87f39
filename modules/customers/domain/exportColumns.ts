import type { ExportColumn } from "#kernel"
import type { CustomerColumn } from "../contract/customers.ts"
import type { CustomerView } from "../contract/views.ts"

/** A customer with the email address of its owner. */
export interface ExportedCustomer extends Pick<
  CustomerView,
  "name" | "email" | "phone" | "notes" | "type" | "tags" | "created_at" | "updated_at"
> {
  readonly owner: string | null
}

type Column = ExportColumn<ExportedCustomer> & { readonly key: CustomerColumn }

/** All columns of an export. Those of an import have the headers by which it recognizes them. */
export const EXPORT_COLUMNS: ReadonlyArray<Column> = [
  { key: "name", header: "name", kind: "text", width: 30, value: ({ name }) => name },
  { key: "email", header: "email", kind: "text", width: 30, value: ({ email }) => email },
  { key: "phone", header: "phone", kind: "text", value: ({ phone }) => phone },
  { key: "notes", header: "notes", kind: "text", width: 40, value: ({ notes }) => notes },
  { key: "type", header: "type", kind: "text", width: 12, value: ({ type }) => type },
  { key: "tags", header: "tags", kind: "text", value: ({ tags }) => tags.join(", ") },
  { key: "owner", header: "owner", kind: "text", width: 30, value: ({ owner }) => owner },
  { key: "created", header: "created", kind: "instant", value: (customer) => customer.created_at },
  { key: "updated", header: "updated", kind: "instant", value: (customer) => customer.updated_at }
]
