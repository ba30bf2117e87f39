import { refusal } from "#kernel"
import { Schema } from "effect"
import { DAYS_WITH_ROWS, IMPORT_FILE_BYTES, IMPORTS_AT_WORK } from "./limits.ts"

export class ImportFileTooLarge extends refusal("ImportFileTooLarge", 413, "File too large", `This file is larger than ${IMPORT_FILE_BYTES / 1024 / 1024} MB. Split it into several files.`) {}

export class TooManyImports extends refusal("TooManyImports", 409, "Too many imports", `${IMPORTS_AT_WORK} imports of your organization are still at work. Wait until one is finished.`) {}

/** The part does not follow the previous one, or has another size than announced. */
export class ImportPartConflict extends refusal("ImportPartConflict", 409, "Upload interrupted", "This file was changed or is being uploaded twice. Choose it again.") {}

/** The import has reached another state since the page was loaded. */
export class ImportMovedOn extends refusal("ImportMovedOn", 409, "Import has changed", "This import has changed in the meantime. Check its current state and try again.") {}

export class RequiredColumnMissing extends refusal("RequiredColumnMissing", 409, "Column missing", ({ label }) => `No column is used as "${label}", which every record needs. Choose one.`, { field: Schema.String, label: Schema.String }) {}

export class ColumnsNotValid extends refusal("ColumnsNotValid", 409, "Columns not valid", "The columns don't fit this file. Choose each field once, and look for existing records by a field that has a column.") {}

export class ImportedRowsDeleted extends refusal("ImportedRowsDeleted", 410, "Rows were deleted", `The rows of an import are deleted after ${DAYS_WITH_ROWS} days. It can no longer be undone.`) {}

export class ImportHasNoRows extends refusal("ImportHasNoRows", 409, "No rows", "This file has no rows below its header.") {}

export class ColumnNotFound extends refusal("ColumnNotFound", 409, "Column not found", ({ name, header }) => `The file has no column "${name}". ${header === "" ? "It has no header: refer to columns by number, from 1." : `It has: ${header}.`}`, { name: Schema.String, header: Schema.String }) {}
