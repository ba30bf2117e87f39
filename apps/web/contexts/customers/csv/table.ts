import { decodeFile } from "./decode.ts"
import { looksLikeHeader } from "./columns.ts"
import { delimiterOf, type Row, rowsOf, UnclosedQuote } from "./rows.ts"

/** Rows shown before an import. */
const SAMPLE = 50

/** A file whose beginning was parsed. */
export interface Table {
  /** The file name; empty for pasted rows. */
  readonly file: string
  readonly text: string
  readonly delimiter: string
  /** Its first rows, header included; one more than are shown, if there are more. */
  readonly first: ReadonlyArray<Row>
  readonly headerGuessed: boolean
}

/** Why a file cannot be imported. */
export type FileProblem =
  { readonly kind: "empty" | "workbook" | "unreadable" } | { readonly kind: "quote"; readonly line: number }

const isBinary = (text: string) => text.startsWith("PK\u0003\u0004") || text.slice(0, 4096).includes("\u0000")

/** The first rows, one more than are shown if there are more. */
const firstRows = (text: string, delimiter: string) => {
  const first: Array<Row> = []
  for (const { rows } of rowsOf(text, delimiter, SAMPLE + 2)) {
    first.push(...rows)
    if (first.length > SAMPLE + 1) break
  }
  return first.slice(0, SAMPLE + 2)
}

const tableOf = (file: string, text: string): Table | FileProblem => {
  if (isBinary(text)) return { kind: "workbook" }
  const delimiter = delimiterOf(text)
  const first = firstRows(text, delimiter)
  const headerGuessed = looksLikeHeader(first[0]?.cells ?? [])
  if (first.length < (headerGuessed ? 2 : 1)) return { kind: "empty" }
  return { file, text, delimiter, first, headerGuessed }
}

/** Parses text from a file or the clipboard. */
export const readTable = (file: string, text: string): Table | FileProblem => {
  try {
    return tableOf(file, text)
  } catch (error) {
    if (error instanceof UnclosedQuote) return { kind: "quote", line: error.line }
    throw error
  }
}

/** Reads a chosen file. */
export const readFile = (file: File): Promise<Table | FileProblem> =>
  decodeFile(file).then(
    (text) => readTable(file.name, text),
    () => ({ kind: "unreadable" as const })
  )

/** The header for the mapping; numbered columns if the file has none. */
export const headerOf = ({ first }: Table, hasHeader: boolean): ReadonlyArray<string> => {
  const width = Math.max(...first.map(({ cells }) => cells.length))
  const cells = hasHeader ? (first[0]?.cells ?? []) : []
  return Array.from({ length: width }, (_, column) => cells[column]?.trim() ?? "")
}

/** The rows for the preview, the first ones below the header, and whether these are all. */
export const sampleOf = ({ first }: Table, hasHeader: boolean) => {
  const rows = first.slice(hasHeader ? 1 : 0)
  return { rows: rows.slice(0, SAMPLE), complete: rows.length <= SAMPLE }
}
