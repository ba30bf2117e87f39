import { TooLarge, UnclosedQuote } from "../failures.ts"
import type { Delimiter, TableLimits, TableRow } from "../Table.ts"

const BREAK = /\r\n|\n|\r/g
const breaksIn = (text: string): number => text.match(BREAK)?.length ?? 0

export const isBlank = (cells: ReadonlyArray<string>): boolean => cells.every((cell) => cell.trim() === "")

/** Where in a cell the parser is: `closed` is after a quotation mark that ends it, or is the first of two. */
type State = "start" | "plain" | "quoted" | "closed"

/**
 * Parses CSV in pieces as leniently as Excel: a quotation mark within a cell is part of it, and text after a closing one
 * is appended. Rows may end with any kind of line break, and differ in length. Holds one row. Its methods throw
 * `UnclosedQuote` and `TooLarge`.
 */
export class CsvParser {
  readonly #limits: TableLimits
  readonly #delimiter: Delimiter
  readonly #end: RegExp
  #state: State = "start"
  #cell = ""
  #cells: Array<string> = []
  #rows: Array<TableRow> = []
  #count = 0
  /** Where the row begins, and where the current cell does. */
  #rowLine = 1
  #cellLine = 1
  /** A line feed that comes next belongs to the carriage return that ended the row. */
  #afterReturn = false

  constructor(delimiter: Delimiter, limits: TableLimits) {
    this.#delimiter = delimiter
    this.#limits = limits
    this.#end = new RegExp(`[${delimiter === "|" ? "\\|" : delimiter}\\r\\n]`, "g")
  }

  /** The rows that end in this piece of the text, without blank ones. */
  push(text: string): ReadonlyArray<TableRow> {
    let at = this.#afterReturn && text.startsWith("\n") ? 1 : 0
    this.#afterReturn &&= text === ""
    while (at < text.length) at = this.#step(text, at)
    this.#checkCell()
    return this.#taken()
  }

  /** The row at the end of the text, if it has no line break. */
  end(): ReadonlyArray<TableRow> {
    if (this.#state === "quoted") throw new UnclosedQuote({ line: this.#cellLine })
    if (this.#state !== "start" || this.#cells.length > 0) this.#endRow()
    return this.#taken()
  }

  #taken(): ReadonlyArray<TableRow> {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  /** Reads the text at a position as far as the state lasts, and returns where the next one begins. */
  #step(text: string, at: number): number {
    switch (this.#state) {
      case "start":
        this.#state = text[at] === '"' ? "quoted" : "plain"
        return this.#state === "quoted" ? at + 1 : at
      case "plain":
        return this.#plain(text, at)
      case "quoted":
        return this.#quoted(text, at)
      case "closed":
        this.#state = text[at] === '"' ? "quoted" : "plain"
        if (this.#state === "plain") return at
        this.#cell += '"'
        return at + 1
    }
  }

  #plain(text: string, at: number): number {
    this.#end.lastIndex = at
    const end = this.#end.exec(text)?.index ?? text.length
    this.#cell += text.slice(at, end)
    if (end === text.length) return end
    if (text[end] === this.#delimiter) {
      this.#endCell()
      return end + 1
    }
    this.#endRow()
    if (text[end] === "\n") return end + 1
    this.#afterReturn = end + 1 === text.length
    return text[end + 1] === "\n" ? end + 2 : end + 1
  }

  #quoted(text: string, at: number): number {
    const mark = text.indexOf('"', at)
    const end = mark === -1 ? text.length : mark
    this.#cell += text.slice(at, end)
    if (mark === -1) return end
    this.#state = "closed"
    return end + 1
  }

  #checkCell(): void {
    const { cell: most } = this.#limits
    if (this.#cell.length <= most) return
    // A quotation mark that is never closed makes one cell of all that follows.
    if (this.#state === "quoted" && breaksIn(this.#cell) > 0)
      throw new UnclosedQuote({ line: this.#cellLine })
    throw new TooLarge({ what: "cell", most, line: this.#cellLine })
  }

  #endCell(): void {
    this.#checkCell()
    const { columns: most } = this.#limits
    if (this.#cells.push(this.#cell) > most)
      throw new TooLarge({ what: "columns", most, line: this.#rowLine })
    this.#cellLine += breaksIn(this.#cell)
    this.#cell = ""
    this.#state = "start"
  }

  #endRow(): void {
    this.#endCell()
    if (!isBlank(this.#cells)) {
      this.#rows.push({ line: this.#rowLine, cells: this.#cells })
      const { rows: most } = this.#limits
      if (++this.#count > most) throw new TooLarge({ what: "rows", most, line: this.#rowLine })
    }
    this.#cells = []
    this.#rowLine = this.#cellLine += 1
  }
}
