import { type ImportField, type ImportTarget, permitted, publish, type Translated } from "#kernel"
import { Effect } from "effect"
import { importCustomerRows } from "./commands/ImportCustomerRows.ts"
import { undoCustomerRows } from "./commands/UndoCustomerRows.ts"
import { CustomersImported } from "./contract/events.ts"
import { isEmail, isPhone } from "./domain/columnValues.ts"
import { type CustomerField, HEADERS } from "./domain/importHeaders.ts"
import { typeCalled } from "./domain/importedGroups.ts"
import { checkCustomerRows } from "./queries/CheckCustomerRows.ts"
import { ownerCalledIn } from "./queries/owners.ts"

const field = (
  key: CustomerField,
  label: Translated,
  example: string,
  more: Pick<ImportField, "isRequired" | "values"> = {}
): ImportField => ({ key, label, headers: HEADERS[key], example, ...more })

const fields = Effect.gen(function* () {
  const { organizationId } = yield* permitted("customers.import")
  const ownerCalled = yield* ownerCalledIn(organizationId)
  return [
    field("name", { en: "Name", es: "Nombre" }, "Ana Torres", { isRequired: true }),
    field("email", { en: "Email", es: "Correo" }, "ana@example.com", {
      values: { fit: isEmail, use: "finds" }
    }),
    field("phone", { en: "Phone", es: "Teléfono" }, "+34 600 000 000", {
      values: { fit: isPhone, use: "finds" }
    }),
    field("notes", { en: "Notes", es: "Notas" }, ""),
    field("type", { en: "Type", es: "Tipo" }, "person", {
      values: { fit: (cell) => typeCalled(cell) !== undefined, use: "confirms" }
    }),
    field("tags", { en: "Tags", es: "Etiquetas" }, "airport, long term"),
    field("owner", { en: "Owner", es: "Responsable" }, "", {
      values: { fit: (cell) => ownerCalled(cell) !== undefined, use: "confirms" }
    })
  ]
})

/** Customers from a file. One with the same email address as an active customer is that customer. */
export const customersImport = {
  name: "customers",
  permission: "customers.import",
  title: { en: "Import customers", es: "Importar clientes" },
  page: "/customers",
  fields: Effect.orDie(fields),
  keys: ["email"],
  check: (rows, options) => Effect.orDie(checkCustomerRows(rows, options)),
  run: (rows, options) => Effect.orDie(importCustomerRows(rows, options)),
  undo: (rows) => Effect.orDie(undoCustomerRows(rows)),
  announce: Effect.flatMap(Effect.orDie(permitted("customers.import")), ({ organizationId }) =>
    publish(new CustomersImported({ organizationId }))
  )
} satisfies ImportTarget
