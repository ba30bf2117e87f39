import type { PdfDrawings } from "../document.ts"
import { type Sheet, STYLES } from "../Sheet.ts"

const COLUMNS = 3
const GAP = 12
const CAPTION_LINES = 3
/** Of a place that is marked, in points. */
const RADIUS = 3

/** In a grid: each fits its frame, with its caption below. */
export const drawDrawings = (sheet: Sheet, { drawings }: PdfDrawings): void => {
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS
  for (let first = 0; first < drawings.length; first += COLUMNS) {
    const row = drawings.slice(first, first + COLUMNS).map((drawing) => ({
      ...drawing,
      scale: width / drawing.width,
      captions: sheet.linesOf(drawing.caption, width, STYLES.label).slice(0, CAPTION_LINES)
    }))
    const height = Math.max(...row.map((drawing) => drawing.height * drawing.scale))
    const captions = Math.max(...row.map((drawing) => drawing.captions.length)) * STYLES.label.leading
    sheet.need(height + captions + 4)
    for (const [column, drawing] of row.entries()) {
      const x = sheet.left + column * (width + GAP)
      sheet.frame(x, sheet.y, width, drawing.height * drawing.scale)
      sheet.paths(drawing.paths, x, sheet.y, drawing.scale)
      for (const { label, ...place } of drawing.places) {
        const [at, top] = [x + place.x * drawing.scale, sheet.y + place.y * drawing.scale]
        sheet.dot(at, top, RADIUS)
        sheet.line(label, at + RADIUS + 2, top - STYLES.label.leading / 2, STYLES.label)
      }
      for (const [index, line] of drawing.captions.entries())
        sheet.line(line, x, sheet.y + height + 4 + index * STYLES.label.leading, STYLES.label)
    }
    sheet.y += height + captions + GAP
  }
}
