import { type CsvCell, csvPage, type ExportColumn, type ExportFile } from "#kernel"
import { localTimes } from "./localTime.ts"
import type { TableEncoder } from "./TableEncoder.ts"

const cellOf = <Row>(column: ExportColumn<Row>, row: Row, localTime: (at: Date) => Date): CsvCell => {
  if (column.kind !== "instant") return column.value(row) ?? ""
  const at = column.value(row)
  return at === null ? "" : localTime(at).toISOString().slice(0, 19).replace("T", " ")
}

/** Writes a list as CSV. */
export const csvEncoder = <Row>({ columns, timeZone }: ExportFile<Row>): TableEncoder<Row> => {
  const localTime = localTimes(timeZone)
  let isFirst = true
  return async ({ rows }) => {
    const header = isFirst ? columns.map((column) => column.header) : undefined
    isFirst = false
    return csvPage(
      header,
      rows.map((row) => columns.map((column) => cellOf(column, row, localTime)))
    )
  }
}
