import { ExistingRecords, OrganizationId, Translated, UserId } from "#kernel"
import { Schema } from "effect"
import { ImportId, TargetName } from "./ids.ts"

/**
 * `uploading`: parts of the file are missing. `reading`: its rows are being read. `unreadable`: they can't be. `mapping`:
 * waits for the choice of columns. `checking`, `checked`: every row is checked, without writing. `running`: records are
 * being created and updated. `stopped` by a member; `failed` because it cannot continue: both can be continued or undone.
 */
export const ImportState = Schema.Literals([
  "uploading",
  "reading",
  "unreadable",
  "mapping",
  "checking",
  "checked",
  "running",
  "finished",
  "stopped",
  "failed",
  "undoing",
  "undo_failed",
  "undone"
])
export type ImportState = typeof ImportState.Type

/** Why a file is unreadable, or an import failed. `detail` is a number or name in the sentence. */
export const ImportFault = Schema.Struct({
  code: Schema.String,
  message: Schema.String
})
export type ImportFault = typeof ImportFault.Type

const counts = {
  created: Schema.Int,
  updated: Schema.Int,
  unchanged: Schema.Int,
  skipped: Schema.Int,
  failed: Schema.Int
}

/** What became of the records of an undone import; see `Undone` in the kernel. */
const undone = { removed: Schema.Int, archived: Schema.Int, restored: Schema.Int, kept: Schema.Int }

/** An import in the history. */
export const ImportSummary = Schema.Struct({
  id: ImportId,
  organization_id: OrganizationId,
  target: TargetName,
  file_name: Schema.String,
  state: ImportState,
  /** Who began it; null for an operator. */
  user_id: Schema.NullOr(UserId),
  created_at: Schema.Date,
  changed_at: Schema.Date,
  /** Rows in the file without the header, and how many of them the current state has dealt with. */
  rows: Schema.Int,
  done: Schema.Int,
  ...counts,
  ...undone,
  fault: Schema.NullOr(ImportFault),
  /** Whether the rows are still stored, so that it can be undone and failed rows can be downloaded. */
  has_rows: Schema.Boolean
})
export type ImportSummary = typeof ImportSummary.Type

export const ListedImport = Schema.Struct({
  ...ImportSummary.fields,
  /** Who began it; null for an operator. */
  person: Schema.NullOr(Schema.String)
})
export type ListedImport = typeof ListedImport.Type

/** A column of the file: its header, which may be empty, and some of its first values. */
export const ImportColumn = Schema.Struct({ header: Schema.String, samples: Schema.Array(Schema.String) })
export type ImportColumn = typeof ImportColumn.Type

/** How a file is read: each column's field, or null if it is ignored. */
export const ImportPlan = Schema.Struct({
  has_header: Schema.Boolean,
  columns: Schema.Array(Schema.NullOr(Schema.String)),
  existing: ExistingRecords,
  /** The field by which existing records are stored; null: every row is new. */
  key: Schema.NullOr(Schema.String)
})
export type ImportPlan = typeof ImportPlan.Type

export const ImportView = Schema.Struct({
  ...ListedImport.fields,
  columns: Schema.Array(ImportColumn),
  /** The chosen one, or a suggestion; null until the file is read. */
  plan: Schema.NullOr(ImportPlan),
  /** The parts of the file that have arrived. */
  received: Schema.Int
})
export type ImportView = typeof ImportView.Type

/** What can be imported. */
export const TargetView = Schema.Struct({
  name: TargetName,
  title: Translated,
  /** The page of the web app that lists the records. */
  page: Schema.String,
  fields: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      label: Translated,
      required: Schema.Boolean,
      example: Schema.String
    })
  ),
  keys: Schema.Array(Schema.String)
})
export type TargetView = typeof TargetView.Type
