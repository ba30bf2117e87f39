import {
  Bytes,
  endpoint,
  FieldError,
  HOUR,
  inOrganization,
  line,
  NotFound,
  pageOf,
  paging,
  UserId
} from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import {
  CustomerFields,
  CustomerGroups,
  CustomerId,
  CustomerType,
  CustomerView,
  ImportId,
  Tag
} from "./views.ts"

const group = "Customers"

const oneCustomer = inOrganization({ customerId: CustomerId })
const oneImport = inOrganization({ importId: ImportId })

/** Searches name, email and phone, ignoring case and accents. `archived` lists archived customers instead. `owner` is a member. */
const filter = {
  search: Schema.optionalKey(line("Search", { max: 200 })),
  archived: Schema.optionalKey(Schema.Literals(["true", "false"])),
  type: Schema.optionalKey(CustomerType),
  tag: Schema.optionalKey(Tag),
  owner: Schema.optionalKey(UserId)
}

const groups = {
  type: Schema.optionalKey(CustomerGroups.type),
  tags: Schema.optionalKey(CustomerGroups.tags),
  owner_id: Schema.optionalKey(CustomerGroups.owner_id)
}

export const ListCustomers = endpoint({
  name: "listCustomers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customers",
  access: "member",
  permission: "customers.read",
  summary: "List customers, newest first",
  params: inOrganization({}),
  query: Schema.Struct({ ...paging, ...filter }),
  output: pageOf(CustomerView)
})

export const GetCustomer = endpoint({
  name: "getCustomer",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customers/:customerId",
  access: "member",
  permission: "customers.read",
  summary: "Get a customer",
  params: oneCustomer,
  output: CustomerView,
  errors: [NotFound]
})

export const CreateCustomer = endpoint({
  name: "createCustomer",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/customers",
  access: "member",
  permission: "customers.edit",
  summary: "Add a customer",
  params: inOrganization({}),
  body: Schema.Struct({ ...CustomerFields, ...groups }),
  output: CustomerView,
  status: 201,
  errors: [NotFound, Errors.CustomerExists]
})

export const EditCustomer = endpoint({
  name: "editCustomer",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/customers/:customerId",
  access: "member",
  permission: "customers.edit",
  summary: "Change a customer's fields",
  params: oneCustomer,
  body: Schema.Struct({
    name: Schema.optionalKey(CustomerFields.name),
    email: Schema.optionalKey(CustomerFields.email),
    phone: Schema.optionalKey(CustomerFields.phone),
    notes: Schema.optionalKey(CustomerFields.notes),
    ...groups
  }),
  output: CustomerView,
  errors: [NotFound, Errors.CustomerExists, Errors.CustomerIsArchived]
})

export const ArchiveCustomer = endpoint({
  name: "archiveCustomer",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/customers/:customerId/archive",
  access: "member",
  permission: "customers.edit",
  summary: "Archive a customer",
  params: oneCustomer,
  errors: [NotFound]
})

export const RestoreCustomer = endpoint({
  name: "restoreCustomer",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/customers/:customerId/archive",
  access: "member",
  permission: "customers.edit",
  summary: "Restore an archived customer",
  params: oneCustomer,
  errors: [NotFound, Errors.CustomerExists]
})

/** A cell as it appears in the file. Rows are validated one by one, so that a bad row does not stop the others. */
const cell = Schema.String.check(Schema.isMaxLength(10_000))

const LAST_LINE = 10_000_000

export const ImportedRow = Schema.Struct({
  /** The line in the file, counted across all requests of the import. Identifies a row that is sent again. */
  line: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LAST_LINE })),
  name: cell,
  email: Schema.optionalKey(cell),
  phone: Schema.optionalKey(cell),
  notes: Schema.optionalKey(cell)
})
export type ImportedRow = typeof ImportedRow.Type

/**
 * `skipped`: the address belongs to an existing customer, which is unchanged, or to an earlier row, whose line is
 * `same_as`.
 */
export const ImportReport = Schema.Struct({
  created: Schema.Int,
  skipped: Schema.Array(
    Schema.Struct({ line: Schema.Int, email: Schema.String, same_as: Schema.NullOr(Schema.Int) })
  ),
  faults: Schema.Array(
    Schema.Struct({ line: Schema.Int, field: Schema.String, ...FieldError.fields, message: Schema.String })
  )
})
export type ImportReport = typeof ImportReport.Type

/** The most rows of a call: about 12 ms of the database's time, and a transaction so short that no one waits for it. */
export const IMPORT_ROWS = 100

export const ImportCustomers = endpoint({
  name: "importCustomers",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/customer-imports/:importId",
  access: "member",
  permission: "customers.import",
  summary:
    "Import up to 100 rows; send a longer file in several calls with the same id. `preview` only validates",
  params: oneImport,
  body: Schema.Struct({
    preview: Schema.Boolean,
    rows: Schema.Array(ImportedRow).check(
      Schema.isMaxLength(IMPORT_ROWS, {
        message: `An import accepts at most ${IMPORT_ROWS} rows per request.`
      }),
      Schema.makeFilter((rows: ReadonlyArray<ImportedRow>) =>
        new Set(rows.map(({ line: at }) => at)).size === rows.length
          ? undefined
          : "Each row needs a unique line number."
      )
    )
  }),
  output: ImportReport,
  errors: [Errors.ImportUndone],
  weight: { list: "rows", heavyAbove: 20 },
  limits: [{ per: "person", times: 1000, seconds: HOUR }],
  // A file of 10,000 rows and its preview without waiting.
  budget: { list: "rows", burst: 22_000, perSecond: 20 }
})

export const UndoImport = endpoint({
  name: "undoImport",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/customer-imports/:importId",
  access: "member",
  permission: "customers.import",
  summary:
    "Undo an import: removes the customers it created, and archives those edited since or referred to elsewhere",
  params: oneImport,
  output: Schema.Struct({ removed: Schema.Int, archived: Schema.Int }),
  errors: [NotFound],
  weight: "heavy"
})

export const ExportCustomers = endpoint({
  name: "exportCustomers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customer-export",
  access: "member",
  permission: "customers.export",
  summary: "Export the customers that match a search as a CSV file",
  params: inOrganization({}),
  query: Schema.Struct(filter),
  output: Bytes,
  outputType: "bytes",
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
