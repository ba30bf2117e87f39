import type { PdfColumn, PdfTable } from "../document.ts"
import { type Sheet, STYLES, type TextStyle } from "../Sheet.ts"
import { drawCells, type Cell } from "./cells.ts"

const GAP = 8
const PADDING = 3

type Box = Pick<Cell, "x" | "width" | "align">

const boxesOf = (sheet: Sheet, columns: ReadonlyArray<PdfColumn>): ReadonlyArray<Box> => {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const room = sheet.width - GAP * (columns.length - 1)
  let x = sheet.left
  return columns.map(({ width, align = "start" }) => {
    const box = { x, width: (room * width) / total, align }
    x += box.width + GAP
    return box
  })
}

const cellsOf = (
  sheet: Sheet,
  boxes: ReadonlyArray<Box>,
  texts: ReadonlyArray<string>,
  style: TextStyle
): ReadonlyArray<Cell> =>
  boxes.map((box, column) => ({
    ...box,
    lines: sheet.linesOf(texts[column] ?? "", box.width, style).map((text) => ({ text, style }))
  }))

export const drawTable = (sheet: Sheet, { columns, rows }: PdfTable): void => {
  const boxes = boxesOf(sheet, columns)
  const headers = columns.map(({ header }) => header)
  const drawRow = (cells: ReadonlyArray<Cell>, nextPage: () => void) => {
    sheet.y += PADDING
    drawCells(sheet, cells, nextPage)
    sheet.y += PADDING
    sheet.rule(sheet.left, sheet.y, sheet.width)
  }
  const drawHeader = () => drawRow(cellsOf(sheet, boxes, headers, STYLES.label), () => sheet.nextPage())
  const nextPage = () => {
    sheet.nextPage()
    drawHeader()
    sheet.y += PADDING
  }
  // The header and a first row.
  sheet.need(48)
  drawHeader()
  for (const { cells, bold = false } of rows)
    drawRow(cellsOf(sheet, boxes, cells, bold ? STYLES.bold : STYLES.body), nextPage)
  sheet.y += 10
}
