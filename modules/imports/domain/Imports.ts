import { type Cursor, type OrganizationId, type Undone, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { ImportId } from "../contract/ids.ts"
import {
  ImportColumn,
  type ImportFault,
  ImportPlan,
  type ImportState,
  ImportSummary
} from "../contract/views.ts"
import type { Counts } from "./rules.ts"

/** An import as it is stored. */
export const Import = Schema.Struct({
  ...ImportSummary.fields,
  /** Of the file, in bytes. */
  size: Schema.Int,
  /** The parts of the file that have arrived. */
  received: Schema.Int,
  columns: Schema.Array(ImportColumn),
  plan: Schema.NullOr(ImportPlan),
  batches: Schema.Int,
  /** The batch with which the current state continues; undoing goes backwards, from the one before it. */
  next_batch: Schema.Int,
  /** As whom the job works: the member who uploaded, checked, started or undid it last. */
  acting_id: Schema.NullOr(UserId)
})
export type Import = typeof Import.Type

/** What can change of an import. */
export interface ImportChange extends Partial<Counts & Undone> {
  readonly state?: ImportState
  readonly fault?: ImportFault | null
  readonly received?: number
  readonly rows?: number
  readonly done?: number
  readonly columns?: ReadonlyArray<ImportColumn>
  readonly plan?: ImportPlan
  readonly batches?: number
  readonly next_batch?: number
  readonly acting_id?: UserId | null
  readonly has_rows?: boolean
}

/** A table that is imported as a whole has no file. */
export type NewImport = Pick<
  Import,
  | "organization_id"
  | "id"
  | "target"
  | "file_name"
  | "size"
  | "user_id"
  | "acting_id"
  | "created_at"
  | "state"
>

export class Imports extends Context.Service<
  Imports,
  {
    /** Returns false if the id is in use. */
    readonly add: (begun: NewImport) => Effect.Effect<boolean>
    readonly find: (organizationId: OrganizationId, id: ImportId) => Effect.Effect<Option.Option<Import>>
    /** Like `find`, but locks the import until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: ImportId) => Effect.Effect<Option.Option<Import>>
    /** Like `lock`, but returns none if another unit of work has locked it. */
    readonly lockIfFree: (
      organizationId: OrganizationId,
      id: ImportId
    ) => Effect.Effect<Option.Option<Import>>
    /**
     * Commits without waiting for the disk. After a crash of the database the last batches may be missing, with their
     * position: they are done again. Whatever waits for the disk later is stored after them.
     */
    readonly commitLater: Effect.Effect<void>
    readonly change: (
      organizationId: OrganizationId,
      id: ImportId,
      change: ImportChange,
      at: Date
    ) => Effect.Effect<void>
    /** Deletes an import with its parts and rows. */
    readonly remove: (organizationId: OrganizationId, id: ImportId) => Effect.Effect<void>
    /** How many imports of the organization are at work. */
    readonly atWork: (organizationId: OrganizationId) => Effect.Effect<number>
    /** Of these targets, newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      targets: ReadonlyArray<string>,
      after: Cursor | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ImportSummary>>
    /** How files with these columns were read last. */
    readonly planFor: (
      organizationId: OrganizationId,
      target: string,
      header: string
    ) => Effect.Effect<Option.Option<ImportPlan>>
    readonly rememberPlan: (
      organizationId: OrganizationId,
      target: string,
      header: string,
      plan: ImportPlan,
      at: Date
    ) => Effect.Effect<void>
    /** Deletes the rows of imports that ended before one time, and those that were not started since the other. */
    readonly deleteOld: (before: { readonly rows: Date; readonly uploads: Date }) => Effect.Effect<void>
  }
>()("imports/Imports") {}
