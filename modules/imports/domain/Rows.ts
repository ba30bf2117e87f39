import { type OrganizationId, RowOutcome } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { ImportId } from "../contract/ids.ts"
import type { RowResult } from "../contract/rows.ts"
import type { Repeats, StoredRow } from "./rules.ts"

/**
 * How many rows are read, checked, imported or undone together: about 30 ms of the database's time, in a transaction so
 * short that no one waits for it.
 */
export const BATCH_ROWS = 250
/** A batch with long texts has fewer rows. */
export const BATCH_CHARACTERS = 250_000

/** Rows of a file that are dealt with together. */
export interface Batch {
  readonly number: number
  readonly rows: ReadonlyArray<StoredRow>
}

/** A batch and what was done to its rows. */
export interface BatchResult extends Batch {
  readonly outcomes: ReadonlyArray<RowOutcome>
}

export const Outcomes = Schema.Array(RowOutcome)

/**
 * The file of an import and its rows. Rows are stored in batches, because a row of the database for each of 100,000 lines
 * would take three times as long and an organization's quota of rows.
 */
export class Rows extends Context.Service<
  Rows,
  {
    readonly addPart: (
      organizationId: OrganizationId,
      id: ImportId,
      part: number,
      content: Uint8Array
    ) => Effect.Effect<void>
    readonly part: (
      organizationId: OrganizationId,
      id: ImportId,
      part: number
    ) => Effect.Effect<Option.Option<Uint8Array>>
    readonly deleteParts: (organizationId: OrganizationId, id: ImportId) => Effect.Effect<void>
    readonly addBatches: (
      organizationId: OrganizationId,
      id: ImportId,
      batches: ReadonlyArray<Batch>
    ) => Effect.Effect<void>
    readonly deleteBatches: (organizationId: OrganizationId, id: ImportId) => Effect.Effect<void>
    readonly batch: (
      organizationId: OrganizationId,
      id: ImportId,
      number: number
    ) => Effect.Effect<ReadonlyArray<StoredRow>>
    readonly forgetOutcomes: (organizationId: OrganizationId, id: ImportId) => Effect.Effect<void>
    /**
     * Finds rows whose key, in this zero-based column, is on an earlier line, ignoring case and spaces around it. Lines
     * before `from` are left out.
     */
    readonly findRepeats: (
      organizationId: OrganizationId,
      id: ImportId,
      column: number,
      from: number
    ) => Effect.Effect<void>
    readonly repeats: (organizationId: OrganizationId, id: ImportId, number: number) => Effect.Effect<Repeats>
    readonly saveOutcomes: (
      organizationId: OrganizationId,
      id: ImportId,
      number: number,
      outcomes: ReadonlyArray<RowOutcome>
    ) => Effect.Effect<void>
    readonly outcomes: (
      organizationId: OrganizationId,
      id: ImportId,
      number: number
    ) => Effect.Effect<ReadonlyArray<RowOutcome>>
    /** The first batch with rows after a line and its outcomes; with a result, the first that has such rows. */
    readonly following: (
      organizationId: OrganizationId,
      id: ImportId,
      from: { readonly after: number; readonly result: RowResult | undefined }
    ) => Effect.Effect<Option.Option<BatchResult>>
  }
>()("imports/Rows") {}
