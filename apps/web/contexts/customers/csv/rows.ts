import Papa from "papaparse"

/** A row with the line it starts on, counted from 1. */
export interface Row {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** A quotation mark on this line is never closed: the end of the row is unknown. */
export class UnclosedQuote extends Error {
  readonly line: number

  constructor(line: number) {
    super(`A quotation mark opens in line ${line} and never closes.`)
    this.name = "UnclosedQuote"
    this.line = line
  }
}

const DELIMITERS = [",", ";", "\t"]
/** Characters used to guess the delimiter. */
const BEGINNING = 65_536
/** Characters parsed at a time; doubled if rows are longer. */
const WINDOW = 262_144

/** Comma, semicolon or tab, whichever splits the beginning into equal rows. */
export const delimiterOf = (text: string): string =>
  Papa.parse(text.slice(0, BEGINNING), {
    preview: 20,
    delimitersToGuess: DELIMITERS,
    // Includes the one after the last line break, which would distort the average of a short file.
    skipEmptyLines: "greedy"
  }).meta.delimiter

const breakOf = (text: string) => (text.includes("\n") || !text.includes("\r") ? "\n" : "\r")

const countBreaks = (cells: ReadonlyArray<string>, lineBreak: string) =>
  cells.reduce((sum, cell) => sum + cell.split(lineBreak).length - 1, 0)

interface ParsedRows {
  readonly table: ReadonlyArray<ReadonlyArray<string>>
  /** The length of the rows in characters. */
  readonly length: number
  /** The last row is the last of the text and has an open quotation mark. */
  readonly unclosed: boolean
}

/** The first rows of `text` from `at`. A window that ends within a row is widened until it does not. */
const parseRows = (
  text: string,
  at: number,
  rows: number,
  form: { delimiter: string; newline: "\n" | "\r" }
): ParsedRows => {
  for (let window = WINDOW; ; window *= 2) {
    const { data, errors, meta } = Papa.parse<ReadonlyArray<string>>(text.slice(at, at + window), {
      ...form,
      preview: rows,
      // The fast path would split the whole window for a few rows.
      fastMode: false
    })
    const whole = at + window >= text.length
    if (data.length < rows && !whole) continue
    const unclosed = data.length < rows && errors.some(({ code }) => code === "MissingQuotes")
    return { table: data, length: meta.cursor, unclosed }
  }
}

const isBlank = (cells: ReadonlyArray<string>) => cells.every((cell) => cell.trim() === "")

/** A row that ends with CR and LF is split at the LF. */
const withoutReturn = (cells: ReadonlyArray<string>) =>
  cells.map((cell, at) => (at === cells.length - 1 && cell.endsWith("\r") ? cell.slice(0, -1) : cell))

/**
 * The rows of a CSV text in batches, without blank ones; `read` is how much of the text has been read, 0 to
 * 1. Parses lazily, so that the page can do other work between two batches. Throws UnclosedQuote.
 */
export function* rowsOf(text: string, delimiter: string, size: number) {
  const newline = breakOf(text)
  for (let at = 0, line = 1; at < text.length;) {
    const { table, length, unclosed } = parseRows(text, at, size, { delimiter, newline })
    const rows: Array<Row> = []
    for (const [index, cells] of table.entries()) {
      if (unclosed && index === table.length - 1) throw new UnclosedQuote(line)
      if (!isBlank(cells)) rows.push({ line, cells: withoutReturn(cells) })
      line += 1 + countBreaks(cells, newline)
    }
    at += length
    yield { rows, read: at / text.length }
  }
}
