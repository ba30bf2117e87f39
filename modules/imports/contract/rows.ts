import { Bytes, endpoint, HOUR, inOrganization, NotFound, pageOf, RowError, wholeNumber } from "#kernel"
import { Schema } from "effect"
import { ImportId, TargetName } from "./ids.ts"
import { TargetView } from "./views.ts"

const group = "Imports"
const permission = "imports.run"
const acceptsTokens = false
const oneImport = inOrganization({ importId: ImportId })

/** What was done to a row, or, before the import runs, would be. */
export const RowResult = Schema.Literals(["created", "updated", "unchanged", "skipped", "failed"])
export type RowResult = typeof RowResult.Type

/** A row of the file. `outcome` is null if it was not checked yet; `same_as` is an earlier line with the same key. */
export const ImportRowView = Schema.Struct({
  line: Schema.Int,
  cells: Schema.Array(Schema.String),
  outcome: Schema.NullOr(RowResult),
  same_as: Schema.NullOr(Schema.Int),
  errors: Schema.Array(RowError)
})
export type ImportRowView = typeof ImportRowView.Type

const ROWS = 100

export const ListImportRows = endpoint({
  name: "listImportRows",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/imports/:importId/rows",
  access: "member",
  permission,
  acceptsTokens,
  summary: "List the rows of a file in order, or only those that were skipped or have errors",
  params: oneImport,
  query: Schema.Struct({
    outcome: Schema.optionalKey(Schema.Literals(["skipped", "failed"])),
    /** The line after which the page begins. */
    after: Schema.optionalKey(wholeNumber({ minimum: 0, maximum: 2 ** 31 - 1 })),
    limit: Schema.optionalKey(wholeNumber({ minimum: 1, maximum: ROWS }))
  }),
  output: pageOf(ImportRowView),
  errors: [NotFound]
})

export const DownloadFailedRows = endpoint({
  name: "downloadFailedRows",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/imports/:importId/failed-rows",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Download the rows with errors as a CSV file, with the errors in a further column",
  params: oneImport,
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const ListImportTargets = endpoint({
  name: "listImportTargets",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/import-targets",
  access: "member",
  permission,
  acceptsTokens,
  summary: "List what you can import, with the fields of each",
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(TargetView) })
})

export const DownloadTemplate = endpoint({
  name: "downloadTemplate",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/import-templates/:target",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Download a file with a column for each field and an example",
  params: inOrganization({ target: TargetName }),
  query: Schema.Struct({ language: Schema.optionalKey(Schema.Literals(["en", "es"])) }),
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound]
})
