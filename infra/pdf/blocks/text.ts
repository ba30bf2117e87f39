import type { PdfHeading, PdfParagraph } from "../document.ts"
import { type Sheet, STYLES, type TextStyle } from "../Sheet.ts"

const HEADINGS = { 1: STYLES.title, 2: STYLES.part, 3: STYLES.section } as const

/** What follows a heading has at least this height on its page. */
const FOLLOWING = 48

const drawLines = (sheet: Sheet, lines: ReadonlyArray<string>, style: TextStyle): void => {
  for (const line of lines) {
    sheet.need(style.leading)
    sheet.line(line, sheet.left, sheet.y, style)
    sheet.y += style.leading
  }
}

export const drawHeading = (sheet: Sheet, { level, text }: PdfHeading): void => {
  const style = HEADINGS[level]
  const lines = sheet.linesOf(text, sheet.width, style)
  sheet.space(level === 3 ? 8 : 14)
  sheet.need(Math.min(lines.length * style.leading + FOLLOWING, sheet.height))
  drawLines(sheet, lines, style)
  sheet.y += 4
}

export const drawParagraph = (sheet: Sheet, { text }: PdfParagraph): void => {
  drawLines(sheet, sheet.linesOf(text, sheet.width, STYLES.body), STYLES.body)
  sheet.y += 6
}
