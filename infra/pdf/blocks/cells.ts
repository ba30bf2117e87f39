import type { Sheet, TextStyle } from "../Sheet.ts"

export interface Cell {
  readonly x: number
  readonly width: number
  readonly align: "start" | "end"
  readonly lines: ReadonlyArray<{ readonly text: string; readonly style: TextStyle }>
}

const heightOf = ({ lines }: Cell): number => lines.reduce((sum, { style }) => sum + style.leading, 0)

/** Draws lines of a cell until the page is full. Returns those that remain. */
const drawCell = (sheet: Sheet, cell: Cell): Cell => {
  const { x, width, align, lines } = cell
  let { y } = sheet
  for (const [index, { text, style }] of lines.entries()) {
    if (y + style.leading > sheet.bottom) return { ...cell, lines: lines.slice(index) }
    if (align === "end") sheet.lineTo(text, x + width, y, style)
    else sheet.line(text, x, y, style)
    y += style.leading
  }
  return { ...cell, lines: [] }
}

/**
 * Draws cells beside each other, on the next page if they do not fit on this one. Cells that are higher than a page
 * continue on further ones. `nextPage` begins a page, and may draw a header.
 */
export const drawCells = (sheet: Sheet, cells: ReadonlyArray<Cell>, nextPage: () => void): void => {
  const height = Math.max(0, ...cells.map(heightOf))
  if (!sheet.has(height) && height <= sheet.height / 2) nextPage()
  let rest = cells
  for (;;) {
    const heights = rest.map(heightOf)
    const remaining = rest.map((cell) => drawCell(sheet, cell))
    if (remaining.every(({ lines }) => lines.length === 0)) {
      sheet.y += Math.max(0, ...heights)
      return
    }
    nextPage()
    rest = remaining
  }
}
