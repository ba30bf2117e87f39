import { type Sheet, STYLES } from "../Sheet.ts"

/** A photo ready to be drawn, or `undefined` if it could not be read. */
export interface Picture {
  readonly jpeg: Buffer | undefined
  readonly caption: string
}

const COLUMNS = 3
const GAP = 12

/** Captions say what a photo shows; the rest of a longer one is left out. */
const CAPTION_LINES = 3

export const drawPhotos = (sheet: Sheet, pictures: ReadonlyArray<Picture>): void => {
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS
  const height = (width * 3) / 4
  for (let first = 0; first < pictures.length; first += COLUMNS) {
    const row = pictures.slice(first, first + COLUMNS).map(({ jpeg, caption }) => ({
      jpeg,
      lines: sheet.linesOf(caption, width, STYLES.label).slice(0, CAPTION_LINES)
    }))
    const captions = Math.max(...row.map(({ lines }) => lines.length)) * STYLES.label.leading
    sheet.need(height + captions + 4)
    for (const [column, { jpeg, lines }] of row.entries()) {
      const x = sheet.left + column * (width + GAP)
      if (jpeg === undefined) sheet.frame(x, sheet.y, width, height)
      else sheet.pdf.image(jpeg, x, sheet.y, { fit: [width, height], align: "center", valign: "center" })
      for (const [index, line] of lines.entries())
        sheet.line(line, x, sheet.y + height + 4 + index * STYLES.label.leading, STYLES.label)
    }
    sheet.y += height + captions + GAP
  }
}
