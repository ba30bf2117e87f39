import { CsvParser } from "./CsvParser.ts"
import { UnclosedQuote } from "../failures.ts"
import { type Delimiter, DELIMITERS, type TableLimits } from "../Table.ts"

const ROWS = 20
/** A row that exceeds a limit is reported when the rows are read. */
const UNLIMITED: TableLimits = {
  fileBytes: Infinity,
  unpackedBytes: Infinity,
  characters: Infinity,
  rows: Infinity,
  columns: Infinity,
  cell: Infinity
}

/** How many cells each of the first rows has. The last one may have been cut, so it counts only if it is the only one. */
const widths = (text: string, delimiter: Delimiter): ReadonlyArray<number> => {
  const parser = new CsvParser(delimiter, UNLIMITED)
  const rows = parser.push(text)
  try {
    return (rows.length > 0 ? rows : parser.end()).slice(0, ROWS).map(({ cells }) => cells.length)
  } catch (error) {
    if (error instanceof UnclosedQuote) return []
    throw error
  }
}

/** The share of rows that are split into equally many cells; half as much if the first one, often a header, is not. */
const fit = (cells: ReadonlyArray<number>): number => {
  const usual = cells.toSorted((a, b) => a - b)[cells.length >> 1] ?? 1
  if (usual === 1) return 0
  const equal = cells.filter((width) => width === usual).length / cells.length
  return cells[0] === usual ? equal : equal / 2
}

/** The delimiter named by the first line, as Excel writes and reads it: `sep=;`. */
const NAMED = /^sep=([,;\t|])(?:\r\n?|\n|$)/i

/** A text's delimiter, and whether its first line only names it. */
export interface Delimiting {
  readonly delimiter: Delimiter
  readonly isNamed: boolean
}

/**
 * The delimiter that splits the beginning of a text into equal rows; a comma if none does. Of equally good ones the first
 * in `DELIMITERS`: the last, the comma, also stands in numbers and sentences.
 */
export const delimiterOf = (beginning: string): Delimiting => {
  const named = NAMED.exec(beginning)?.[1]
  const delimiter = DELIMITERS.find((one) => one === named)
  if (delimiter !== undefined) return { delimiter, isNamed: true }
  const fits = DELIMITERS.map((one) => fit(widths(beginning, one)))
  const best = Math.max(...fits)
  return { delimiter: (best > 0 && DELIMITERS[fits.indexOf(best)]) || ",", isNamed: false }
}
