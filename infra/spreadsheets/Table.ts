import type { Stream } from "effect"
import type { TableFailure } from "./failures.ts"

/** A row with the line it begins on in the file, from 1: of a workbook, the number at its left. */
export interface TableRow {
  readonly line: number
  /** As a person would type them: dates as 2026-03-04, numbers without separators or exponents; empty cells are "". */
  readonly cells: ReadonlyArray<string>
}

/** A table that can be read any number of times while its scope is open. */
export interface Table {
  readonly format: "csv" | "xlsx"
  /** The visible sheets of a workbook, in order; none of a text file. */
  readonly sheets: ReadonlyArray<string>
  /** The sheet that is read; null for a text file. */
  readonly sheet: string | null
  /** What separates the cells of a text file; null for a workbook. */
  readonly delimiter: Delimiter | null
  /** From the first to the last, without blank ones. Rows may differ in length. A text file is parsed while it is read. */
  readonly rows: Stream.Stream<TableRow, TableFailure>
}

export const DELIMITERS = ["\t", ";", "|", ","] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** The most that is read of a file. */
export interface TableLimits {
  readonly fileBytes: number
  /** What the parts of a workbook that we read unpack to, in bytes. */
  readonly unpackedBytes: number
  /** The text of all cells of a workbook: a few shared texts can be in millions of cells. */
  readonly characters: number
  readonly rows: number
  readonly columns: number
  /** In characters. */
  readonly cell: number
}

/** Rows as in Excel, which has 16,384 columns and 32,767 characters per cell at most. */
export const LIMITS: TableLimits = {
  fileBytes: 50_000_000,
  unpackedBytes: 400_000_000,
  characters: 100_000_000,
  rows: 1_048_576,
  columns: 1_000,
  cell: 100_000
}
