import type { PdfSignatures } from "../document.ts"
import { type Sheet, STYLES } from "../Sheet.ts"

const COLUMNS = 2
const GAP = 32
/** Room to sign. */
const ROOM = 36

export const drawSignatures = (sheet: Sheet, { signatures }: PdfSignatures): void => {
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS
  for (let first = 0; first < signatures.length; first += COLUMNS) {
    const row = signatures.slice(first, first + COLUMNS).map(({ label, signed = "" }) => ({
      signed: sheet.linesOf(signed, width, STYLES.body).slice(0, 2),
      label: sheet.linesOf(label, width, STYLES.label).slice(0, 2)
    }))
    sheet.need(ROOM + 2 * STYLES.label.leading + 4)
    const line = sheet.y + ROOM
    for (const [column, { signed, label }] of row.entries()) {
      const x = sheet.left + column * (width + GAP)
      for (const [index, text] of signed.entries())
        sheet.line(text, x, line - (signed.length - index) * STYLES.body.leading - 2, STYLES.body)
      sheet.rule(x, line, width)
      for (const [index, text] of label.entries())
        sheet.line(text, x, line + 3 + index * STYLES.label.leading, STYLES.label)
    }
    sheet.y = line + 2 * STYLES.label.leading + 4
  }
}
