import { endpoint, FieldError, HOUR, inOrganization, NotFound } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { ImportId } from "./views.ts"

const group = "Customers"

const oneImport = inOrganization({ importId: ImportId })

/** A cell as it appears in the file. Rows are validated one by one, so that a bad row does not stop the others. */
const cell = Schema.String.check(Schema.isMaxLength(10_000))

const LAST_LINE = 10_000_000

export const ImportedRow = Schema.Struct({
  /** The line in the file, counted across all requests of the import. Identifies a row that is sent again. */
  line: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LAST_LINE })),
  name: cell,
  email: Schema.optionalKey(cell),
  phone: Schema.optionalKey(cell),
  notes: Schema.optionalKey(cell),
  /** Person or company, in English, Spanish or German; a person if empty. */
  type: Schema.optionalKey(cell),
  /** Separated by commas or semicolons. */
  tags: Schema.optionalKey(cell),
  /** The email address or full name of a member. */
  owner: Schema.optionalKey(cell)
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
  errors: [NotFound, Errors.ImportUndone],
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
