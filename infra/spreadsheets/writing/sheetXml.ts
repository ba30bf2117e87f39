import type { ExportColumn } from "#kernel"
import { STYLE } from "./parts.ts"

/** In characters. */
const USUAL_WIDTH = 20
/** The most that a cell holds; Excel calls a file with more damaged. */
const MOST_CHARACTERS = 32_767

/** What XML cannot contain or would change, and texts that look like the way in which it is written. */
const ESCAPED = new RegExp(String.raw`[\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)`, "g")
const SPACES = /^\s|\s$|[\n\t]| {2}/

const code = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`

/**
 * A text of XML. A surrogate without its other half becomes U+FFFD. Three replacements of a character take a sixth of the
 * time of one by a pattern, which matters for a page of texts made of nothing else.
 */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(ESCAPED, code)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")

/** The name of a zero-based column: A to Z, AA, and so on. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : "") + String.fromCharCode(65 + (column % 26))

/** A text is never a formula, however it begins: formulas are cells of another kind. */
const textCell = (at: string, text: string, style = ""): string => {
  const shown = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
  const space = SPACES.test(shown) ? ' xml:space="preserve"' : ""
  return `<c r="${at}" t="inlineStr"${style}><is><t${space}>${escaped(shown)}</t></is></c>`
}

const numberCell = (at: string, value: number, style?: number): string =>
  Number.isFinite(value)
    ? `<c r="${at}"${style === undefined ? "" : ` s="${style}"`}><v>${value}</v></c>`
    : ""

const DAY = 86_400_000
const EPOCH = Date.UTC(1899, 11, 30)
/** Before, Excel counts a leap day that did not exist; it has no dates before 1900. */
const FIRST_DAY = Date.UTC(1900, 2, 1)

/** A moment in UTC as spreadsheets count it, in days; as text if they cannot. */
const momentCell = (at: string, moment: Date, style: number, text: string): string => {
  const time = moment.getTime()
  return time < FIRST_DAY ? textCell(at, text) : numberCell(at, (time - EPOCH) / DAY, style)
}

type LocalTime = (at: Date) => Date

const cellOf = <Row>(at: string, column: ExportColumn<Row>, row: Row, localTime: LocalTime): string => {
  switch (column.kind) {
    case "text": {
      const text = column.value(row)
      return text === null || text === "" ? "" : textCell(at, text)
    }
    case "number": {
      const number = column.value(row)
      const { decimals } = column
      return number === null
        ? ""
        : numberCell(at, number, decimals === undefined ? undefined : STYLE.decimals(decimals))
    }
    case "date": {
      const date = column.value(row)
      return date === null ? "" : momentCell(at, new Date(`${date}T00:00:00Z`), STYLE.date, date)
    }
    case "instant": {
      const instant = column.value(row)
      if (instant === null) return ""
      const local = localTime(instant)
      return momentCell(at, local, STYLE.instant, local.toISOString().slice(0, 19).replace("T", " "))
    }
  }
}

/** Writes rows of these columns as XML. */
export const sheetRows = <Row>(columns: ReadonlyArray<ExportColumn<Row>>, localTime: LocalTime) => {
  const names = columns.map((_, at) => letters(at))
  return {
    widths: columns
      .map(
        ({ width = USUAL_WIDTH }, at) =>
          `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
      )
      .join(""),
    header: `<row r="1">${columns
      .map(({ header }, at) => textCell(`${names[at]}1`, header, ` s="${STYLE.header}"`))
      .join("")}</row>`,
    row: (number: number, row: Row): string =>
      `<row r="${number}">${columns
        .map((column, at) => cellOf(`${names[at]}${number}`, column, row, localTime))
        .join("")}</row>`
  }
}
