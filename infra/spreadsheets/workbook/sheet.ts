import type { TableLimits, TableRow } from "../Table.ts"
import type { Format } from "./formats.ts"
import { dateText, numberText } from "./numberText.ts"
import { damaged, tooLarge } from "./Rejected.ts"
import { textCollector, unescaped } from "./strings.ts"
import { type Attributes, parseXml } from "./xml.ts"

/** What the cells of a sheet refer to. */
export interface References {
  readonly strings: ReadonlyArray<string>
  readonly formats: ReadonlyArray<Format>
  readonly from1904: boolean
}

const LETTERS = /^([A-Z]{1,3})\d+$/

/** The zero-based column of `AB12`: 27. */
export const columnOf = (reference: string): number => {
  const letters = LETTERS.exec(reference)?.[1]
  if (letters === undefined) throw damaged()
  return letters.split("").reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The content of a cell as text. */
const cellText = (
  value: string,
  { t: type = "n", s: style }: Attributes,
  { strings, formats, from1904 }: References
): string => {
  if (type === "s") {
    const text = strings[Number(value)]
    if (text === undefined) throw damaged()
    return text
  }
  if (type === "b") return value === "1" || value === "true" ? "true" : "false"
  if (type === "d") return dateText(value)
  if (type !== "n") return unescaped(value)
  const number = Number(value)
  return Number.isFinite(number) ? numberText(number, formats[Number(style)] ?? "number", from1904) : value
}

/** Reads the cells of one row at a time. */
class SheetReader {
  readonly #references: References
  readonly #limits: TableLimits
  readonly #take: (row: TableRow) => void
  readonly #inline = textCollector()
  #line = 0
  #column = -1
  #cells: Array<string> = []
  #cell: Attributes = {}
  #value = ""
  #isValue = false
  #rows = 0
  #characters = 0

  constructor(references: References, limits: TableLimits, take: (row: TableRow) => void) {
    this.#references = references
    this.#limits = limits
    this.#take = take
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === "row") this.#openRow(attributes)
    else if (name === "c") this.#openCell(attributes)
    else if (name === "v") this.#isValue = true
    else this.#inline.open(name)
  }

  readonly text = (text: string): void => {
    if (this.#isValue) this.#value += text
    else this.#inline.text(text)
  }

  readonly close = (name: string): void => {
    if (name === "row") this.#closeRow()
    else if (name === "c") this.#closeCell()
    else if (name === "v") this.#isValue = false
    else this.#inline.close(name)
  }

  #openRow({ r: number }: Attributes): void {
    const line = number === undefined ? this.#line + 1 : Number(number)
    if (!Number.isSafeInteger(line) || line <= this.#line) throw damaged()
    this.#line = line
    this.#column = -1
    this.#cells = []
  }

  #openCell(attributes: Attributes): void {
    const { r: reference } = attributes
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference)
    this.#cell = attributes
    this.#value = ""
    this.#inline.taken()
  }

  #closeCell(): void {
    const inline = this.#inline.taken()
    const text =
      this.#cell["t"] === "inlineStr"
        ? inline
        : this.#value === ""
          ? ""
          : cellText(this.#value, this.#cell, this.#references)
    // Formatted cells without content may reach to the last column.
    if (text === "") return
    const { columns, cell } = this.#limits
    if (this.#column >= columns) throw tooLarge("columns", columns, this.#line)
    if (text.length > cell) throw tooLarge("cell", cell, this.#line)
    while (this.#cells.length < this.#column) this.#cells.push("")
    this.#cells[this.#column] = text
    this.#characters += text.length
  }

  #closeRow(): void {
    if (this.#cells.every((cell) => cell.trim() === "")) return
    const { rows, characters } = this.#limits
    this.#characters += this.#cells.length
    if (++this.#rows > rows) throw tooLarge("rows", rows, this.#line)
    if (this.#characters > characters) throw tooLarge("content", characters, this.#line)
    this.#take({ line: this.#line, cells: this.#cells })
  }
}

/** Passes on the rows of a sheet, one at a time, without blank ones. @throws Rejected */
export const readSheet = (
  sheet: AsyncIterable<Uint8Array>,
  references: References,
  limits: TableLimits,
  take: (row: TableRow) => void
): Promise<void> => parseXml(sheet, new SheetReader(references, limits, take))
