import { Bytes, endpoint, HOUR, inOrganization, line, NotFound, pageOf, paging, wholeNumber } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { ImportId, TargetName } from "./ids.ts"
import { IMPORT_COLUMNS, IMPORT_PARTS } from "./limits.ts"
import { ImportPlan, ImportView, ListedImport } from "./views.ts"

const group = "Imports"
const permission = "imports.run"
/** A job continues an import with all that the role of its member allows, whatever the scopes of a token. */
const acceptsTokens = false
const oneImport = inOrganization({ importId: ImportId })

export const ListImports = endpoint({
  name: "listImports",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/imports",
  access: "member",
  permission,
  acceptsTokens,
  summary: "List imports, newest first",
  params: inOrganization({}),
  query: Schema.Struct({ ...paging, target: Schema.optionalKey(TargetName) }),
  output: pageOf(ListedImport)
})

export const GetImport = endpoint({
  name: "getImport",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/imports/:importId",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Get an import: its columns, progress and result",
  params: oneImport,
  output: ImportView,
  errors: [NotFound]
})

export const BeginImport = endpoint({
  name: "beginImport",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/imports/:importId",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Begin an import under an id of your choice; then upload its file",
  params: oneImport,
  body: Schema.Struct({
    target: TargetName,
    file_name: line("File name", { max: 200 }),
    /** In bytes. */
    size: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 }))
  }),
  output: ImportView,
  errors: [NotFound, Errors.ImportFileTooLarge, Errors.TooManyImports, Errors.ImportPartConflict],
  limits: [{ per: "person", times: 120, seconds: HOUR }]
})

export const UploadImportPart = endpoint({
  name: "uploadImportPart",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/imports/:importId/parts",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Upload the next part of a file, 1 MB or the rest of it; after the last one the file is read",
  params: oneImport,
  /** The position of this part, from 0. */
  query: Schema.Struct({ part: wholeNumber({ minimum: 0, maximum: IMPORT_PARTS - 1 }) }),
  body: Bytes,
  bodyType: "bytes",
  errors: [NotFound, Errors.ImportPartConflict, Errors.ImportMovedOn],
  limits: [{ per: "person", times: 1200, seconds: HOUR }]
})

export const MapImport = endpoint({
  name: "mapImport",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/imports/:importId/columns",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Choose the field of each column, and check every row without writing",
  params: oneImport,
  body: Schema.Struct({
    ...ImportPlan.fields,
    columns: Schema.Array(Schema.NullOr(line("Field", { max: 100 }))).check(
      Schema.isMaxLength(IMPORT_COLUMNS, { message: `A file has at most ${IMPORT_COLUMNS} columns.` })
    ),
    key: Schema.NullOr(line("Field", { max: 100 }))
  }),
  errors: [NotFound, Errors.ImportMovedOn, Errors.RequiredColumnMissing, Errors.ColumnsNotValid]
})

export const RunImport = endpoint({
  name: "runImport",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/imports/:importId/run",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Create and update records from the rows, or continue where the import stopped",
  params: oneImport,
  errors: [NotFound, Errors.ImportMovedOn, Errors.TooManyImports]
})

export const StopImport = endpoint({
  name: "stopImport",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/imports/:importId/run",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Stop an import or its check after the rows that are being processed",
  params: oneImport,
  errors: [NotFound]
})

export const UndoImport = endpoint({
  name: "undoImport",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/imports/:importId/undo",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Undo an import: remove what it created and restore what it updated, unless changed since",
  params: oneImport,
  errors: [NotFound, Errors.ImportMovedOn, Errors.ImportedRowsDeleted, Errors.TooManyImports]
})

export const DiscardImport = endpoint({
  name: "discardImport",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/imports/:importId",
  access: "member",
  permission,
  acceptsTokens,
  summary: "Discard an import that has not changed any record",
  params: oneImport,
  errors: [NotFound, Errors.ImportMovedOn]
})
