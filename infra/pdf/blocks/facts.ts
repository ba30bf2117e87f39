import type { PdfFacts } from "../document.ts"
import { type Sheet, STYLES } from "../Sheet.ts"
import { drawCells, type Cell } from "./cells.ts"

const COLUMNS = 2
const GAP = 16

/** Labels above their values. */
export const drawFacts = (sheet: Sheet, { facts }: PdfFacts): void => {
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS
  for (let first = 0; first < facts.length; first += COLUMNS) {
    const pair = facts.slice(first, first + COLUMNS)
    const cells = pair.map(({ label, value }, column): Cell => ({
      x: sheet.left + column * (width + GAP),
      width,
      align: "start",
      lines: [
        ...sheet.linesOf(label, width, STYLES.label).map((text) => ({ text, style: STYLES.label })),
        ...sheet.linesOf(value, width, STYLES.body).map((text) => ({ text, style: STYLES.body }))
      ]
    }))
    drawCells(sheet, cells, () => sheet.nextPage())
    sheet.y += 5
  }
  sheet.y += 4
}
