import { Context, type Effect, Schema } from "effect"
import type { CurrentActor, CurrentMember } from "./Actor.ts"
import type { Refusal } from "./errors.ts"
import { FieldError } from "./fieldErrors.ts"
import { Uuid } from "./ids.ts"
import type { Translated } from "./Notices.ts"
import type { Permission } from "./Permission.ts"

/** A field of the records that an import creates: a column of the file can be mapped to it. */
export interface ImportField {
  /** Stored with mappings: never renamed. */
  readonly key: string
  readonly label: Translated
  /** Known column headers in English, Spanish and German: lower case, no accents, single spaces for punctuation. */
  readonly headers: ReadonlyArray<string>
  readonly isRequired?: boolean
  /** For the template. */
  readonly example: string
  /**
   * What its values look like. `confirms`: a column with a known header is mapped only if most values fit. `finds`: a
   * column with an unknown header is mapped, too, if most values fit.
   */
  readonly values?: { readonly fit: (cell: string) => boolean; readonly use: "confirms" | "finds" }
}

/** A row of the file: its cells by field. A cell that is empty or not mapped is missing. */
export interface ImportRow {
  /** Its line in the file, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** What happens to records that exist: those with the same value in the field `key`. Without one all rows are new. */
export const ExistingRecords = Schema.Literals(["skip", "update"])
export type ExistingRecords = typeof ExistingRecords.Type

export interface ImportOptions {
  readonly key: string | null
  readonly existing: ExistingRecords
}

/** Why a row was not imported. The message is a sentence in English; pages translate by the code. */
export const RowError = Schema.Struct({
  field: Schema.String,
  ...FieldError.fields,
  message: Schema.String
})
export type RowError = typeof RowError.Type

const line = Schema.Int

/** What was done to a row, or would be; a check creates no ids. */
export const RowOutcome = Schema.Union([
  Schema.Struct({ line, outcome: Schema.Literal("created"), id: Schema.optionalKey(Uuid) }),
  /** `before`: whatever its module needs to undo the update, and to notice that the record has changed since. */
  Schema.Struct({
    line,
    outcome: Schema.Literal("updated"),
    id: Uuid,
    before: Schema.optionalKey(Schema.Json)
  }),
  /** The record already has these values. */
  Schema.Struct({ line, outcome: Schema.Literal("unchanged"), id: Uuid }),
  /** `value` of the key belongs to an existing record, or to an earlier line. */
  Schema.Struct({
    line,
    outcome: Schema.Literal("skipped"),
    value: Schema.String,
    same_as: Schema.NullOr(Schema.Int)
  }),
  Schema.Struct({ line, outcome: Schema.Literal("failed"), errors: Schema.Array(RowError) })
])
export type RowOutcome = typeof RowOutcome.Type

/** A row that changed a record. */
export type ChangingOutcome = Extract<RowOutcome, { readonly outcome: "created" | "updated" }>

/**
 * What became of the records of an undone import. `archived`: created by it, but changed since or referred to; `kept`:
 * updated by it and changed since.
 */
export interface Undone {
  readonly removed: number
  readonly archived: number
  readonly restored: number
  readonly kept: number
}

/**
 * Records that can be imported from a file. A module declares it in its `imports.ts`, and does not know the module that
 * reads files and shows progress. Each effect runs in a unit of work, as the member who imports, whose permission was
 * checked. The rows of a call have different keys, and each call takes a few statements, however many rows it has.
 */
export interface ImportTarget<out R = unknown> {
  /** In paths, and the topic of the audit log's `<name>.imported` and `<name>.import_undone`: never renamed. */
  readonly name: string
  readonly permission: Permission
  /** As a title: Import customers. */
  readonly title: Translated
  /** The page of the web app that lists the records. */
  readonly page: `/${string}`
  /** They may depend on the organization. */
  readonly fields: Effect.Effect<ReadonlyArray<ImportField>, never, R | ImportNeeds>
  /** The fields by which existing records can be found. */
  readonly keys: ReadonlyArray<string>
  /** What `run` would do, without writing. One outcome per row, in any order. */
  readonly check: RowsToOutcomes<R>
  readonly run: RowsToOutcomes<R>
  /** Undoes rows of `run`. Records that were changed since are archived or stay as they are. */
  readonly undo: (rows: ReadonlyArray<ChangingOutcome>) => Effect.Effect<Undone, never, R | ImportNeeds>
  /** Publishes that records have changed. Called about once per second, and at the end. */
  readonly announce: Effect.Effect<void, never, R | ImportNeeds>
}

type RowsToOutcomes<R> = (
  rows: ReadonlyArray<ImportRow>,
  options: ImportOptions
) => Effect.Effect<ReadonlyArray<RowOutcome>, never, R | ImportNeeds>

/** Who imports. */
export type ImportNeeds = CurrentActor | CurrentMember

/** All targets, by name. */
export class ImportTargets extends Context.Service<
  ImportTargets,
  ReadonlyMap<string, ImportTarget<ImportNeeds>>
>()("kernel/ImportTargets") {}

/** A table to import as a whole. */
export interface ImportedTable {
  readonly target: string
  /** The name of its file. */
  readonly name: string
  readonly rows: ReadonlyArray<{ readonly line: number; readonly cells: ReadonlyArray<string> }>
  /** Columns by field, as a header or a number from 1; the others are recognized by their headers and values. */
  readonly columns?: Readonly<Record<string, string>>
  /** Default: skip them. */
  readonly existing?: ExistingRecords
  readonly onProgress?: (done: number, of: number) => Effect.Effect<void>
}

export interface ImportedReport {
  readonly id: string
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** The rows that were skipped or have errors. */
  readonly others: ReadonlyArray<Extract<RowOutcome, { readonly outcome: "skipped" | "failed" }>>
}

/** Imports a table in the open unit of work, for the command line and the demo: all of it, or nothing. */
export class TableImports extends Context.Service<
  TableImports,
  {
    readonly importTable: (
      table: ImportedTable
    ) => Effect.Effect<ImportedReport, Refusal, ImportNeeds | ImportTargets>
  }
>()("kernel/TableImports") {}
