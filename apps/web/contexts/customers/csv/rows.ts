import Papa from "papaparse"

/** A row with the line it begins in; the first line is 1. */
export interface Row {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** A quotation mark that opens in this line never closes: where the row ends cannot be known. */
export class UnclosedQuote extends Error {
  readonly line: number

  constructor(line: number) {
    super(`A quotation mark opens in line ${line} and never closes.`)
    this.name = "UnclosedQuote"
    this.line = line
  }
}

const DELIMITERS = [",", ";", "\t"]
/** Characters from which the delimiter is guessed. */
const BEGINNING = 65_536
/** Characters looked at for one piece; doubled where its rows are longer. */
const WINDOW = 262_144

/** Comma, semicolon or tab, whichever cuts the beginning into equal rows. */
export const delimiterOf = (text: string): string =>
  Papa.parse(text.slice(0, BEGINNING), {
    preview: 20,
    delimitersToGuess: DELIMITERS,
    // Also the one after the last line break: in a short file it would spoil the average.
    skipEmptyLines: "greedy"
  }).meta.delimiter

const breakOf = (text: string) => (text.includes("\n") || !text.includes("\r") ? "\n" : "\r")

const countBreaks = (cells: ReadonlyArray<string>, lineBreak: string) =>
  cells.reduce((sum, cell) => sum + cell.split(lineBreak).length - 1, 0)

interface Cut {
  readonly table: ReadonlyArray<ReadonlyArray<string>>
  /** Characters the rows take. */
  readonly length: number
  /** The last row is the text's last and has an open quotation mark. */
  readonly unclosed: boolean
}

/** The first rows of `text`, from `at` on. A window that ends within a row is widened until none does. */
const cut = (
  text: string,
  at: number,
  rows: number,
  form: { delimiter: string; newline: "\n" | "\r" }
): Cut => {
  for (let window = WINDOW; ; window *= 2) {
    const { data, errors, meta } = Papa.parse<ReadonlyArray<string>>(text.slice(at, at + window), {
      ...form,
      preview: rows,
      // The fast way would split all of the window for a few rows.
      fastMode: false
    })
    const whole = at + window >= text.length
    if (data.length < rows && !whole) continue
    const unclosed = data.length < rows && errors.some(({ code }) => code === "MissingQuotes")
    return { table: data, length: meta.cursor, unclosed }
  }
}

const isBlank = (cells: ReadonlyArray<string>) => cells.every((cell) => cell.trim() === "")

/** A row that ends with CR and LF is cut at the LF. */
const withoutReturn = (cells: ReadonlyArray<string>) =>
  cells.map((cell, at) => (at === cells.length - 1 && cell.endsWith("\r") ? cell.slice(0, -1) : cell))

/**
 * The rows of a CSV text, some at a time, blank ones left out; `read` is how much of the text they reach, 0
 * to 1. Nothing is parsed before it is asked for, so that between two pieces the page can do other things.
 * Throws UnclosedQuote.
 */
export function* rowsOf(text: string, delimiter: string, size: number) {
  const newline = breakOf(text)
  for (let at = 0, line = 1; at < text.length;) {
    const { table, length, unclosed } = cut(text, at, size, { delimiter, newline })
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
