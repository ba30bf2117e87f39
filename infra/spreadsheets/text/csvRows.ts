import { CsvParser } from "./CsvParser.ts"
import type { Delimiting } from "./delimiter.ts"
import type { TableLimits, TableRow } from "../Table.ts"

/** The rows of a text in batches, one for each of its pieces. @throws UnclosedQuote or TooLarge */
export async function* csvRows(
  text: AsyncIterable<string>,
  { delimiter, isNamed }: Delimiting,
  limits: TableLimits
): AsyncGenerator<ReadonlyArray<TableRow>> {
  const parser = new CsvParser(delimiter, limits)
  let isFirst = isNamed
  const rowsIn = (rows: ReadonlyArray<TableRow>): ReadonlyArray<TableRow> => {
    if (!isFirst || rows.length === 0) return rows
    isFirst = false
    return rows.slice(1)
  }
  for await (const piece of text) yield rowsIn(parser.push(piece))
  yield rowsIn(parser.end())
}
