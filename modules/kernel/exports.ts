import { Schema } from "effect"
import type { CalendarDate } from "./CalendarDate.ts"
import { anyOf } from "./filters.ts"
import { TimeZone } from "./TimeZone.ts"

/** The formats of an exported list. */
export const ExportFormat = Schema.Literals(["csv", "xlsx"])
export type ExportFormat = typeof ExportFormat.Type

/** What a column's cells are, so that spreadsheets sort and sum them. Null is an empty cell. */
type Cells<Row> =
  | { readonly kind: "text"; readonly value: (row: Row) => string | null }
  /** `decimals`: shown even if they are zero, as for money, in its main unit. */
  | { readonly kind: "number"; readonly decimals?: number; readonly value: (row: Row) => number | null }
  | { readonly kind: "date"; readonly value: (row: Row) => CalendarDate | null }
  /** Written as local time in the time zone of the export. */
  | { readonly kind: "instant"; readonly value: (row: Row) => Date | null }

/** A column of an exported list. */
export type ExportColumn<Row> = Cells<Row> & {
  /** By which a request chooses it. */
  readonly key: string
  /** An import recognizes it. */
  readonly header: string
  /** In a workbook, in characters; by default for a short text. */
  readonly width?: number
}

/**
 * The query of an export besides the list's own filter and order: the file shows what the page does. `columns` in this
 * order, by default all; `time_zone` of its local times, by default UTC.
 */
export const exportQuery = <Key extends string>(column: Schema.Codec<Key, string>) => ({
  format: Schema.optionalKey(ExportFormat),
  columns: Schema.optionalKey(anyOf(column)),
  time_zone: Schema.optionalKey(TimeZone)
})

/** A request for an export, decoded by `exportQuery`. */
export interface ExportRequest {
  readonly format?: ExportFormat
  readonly columns?: ReadonlyArray<string>
  readonly time_zone?: string
}

/** A list as a file: what its rows become, page by page. */
export interface ExportFile<Row> {
  readonly format: ExportFormat
  readonly columns: ReadonlyArray<ExportColumn<Row>>
  readonly timeZone: string
  readonly contentType: string
  /** `customers-2026-03-04.xlsx` */
  readonly fileName: string
}

/** A page of an exported list, and where the next one begins; null after the last. */
export interface ExportPage<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly next: string | null
}

const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
}

/** The file that a request asks for, of all columns of a list. */
export const exportFile = <Row>(
  name: string,
  at: Date,
  all: ReadonlyArray<ExportColumn<Row>>,
  { format = "csv", columns, time_zone: timeZone = "UTC" }: ExportRequest
): ExportFile<Row> => ({
  format,
  columns:
    columns === undefined
      ? all
      : [...new Set(columns)].flatMap((key) => all.filter((column) => column.key === key)),
  timeZone,
  contentType: CONTENT_TYPES[format],
  fileName: `${name}-${at.toISOString().slice(0, 10)}.${format}`
})
