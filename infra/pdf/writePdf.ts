import { drawDrawings } from "./blocks/drawings.ts"
import { drawFacts } from "./blocks/facts.ts"
import { drawPhotos } from "./blocks/photos.ts"
import { drawSignatures } from "./blocks/signatures.ts"
import { drawTable } from "./blocks/table.ts"
import { drawHeading, drawParagraph } from "./blocks/text.ts"
import type { PdfBlock, PdfDocument, PdfPhotos } from "./document.ts"
import { jpegOf } from "./jpegOf.ts"
import { Sheet, STYLES } from "./Sheet.ts"

const OF = { en: "of", es: "de" } as const

const drawGrid = async (sheet: Sheet, { photos }: PdfPhotos): Promise<void> => {
  const pictures = []
  // One after the other: the memory of a decoded photo is needed once.
  for (const { bytes, caption } of photos) pictures.push({ jpeg: await jpegOf(bytes), caption })
  drawPhotos(sheet, pictures)
}

const drawBlock = async (sheet: Sheet, block: PdfBlock): Promise<void> => {
  switch (block.kind) {
    case "heading":
      return drawHeading(sheet, block)
    case "paragraph":
      return drawParagraph(sheet, block)
    case "facts":
      return drawFacts(sheet, block)
    case "table":
      return drawTable(sheet, block)
    case "photos":
      return drawGrid(sheet, block)
    case "drawings":
      return drawDrawings(sheet, block)
    case "signatures":
      return drawSignatures(sheet, block)
  }
}

/** At the bottom of each page, when their number is known. */
const drawFooters = (sheet: Sheet, { footer, language }: PdfDocument): void => {
  const [text = ""] = sheet.linesOf(footer, sheet.width - 80, STYLES.label)
  const y = sheet.bottom + 14
  for (let page = 0; page < sheet.pages; page += 1) {
    sheet.pdf.switchToPage(page)
    sheet.line(text, sheet.left, y, STYLES.label)
    const number = `${page + 1} ${OF[language]} ${sheet.pages}`
    sheet.lineTo(number, sheet.left + sheet.width, y, STYLES.label)
  }
}

/**
 * Writes a document as PDF.
 * @throws TooManyPages if it is too long.
 */
export const writePdf = async (document: PdfDocument): Promise<Uint8Array> => {
  const sheet = new Sheet(document)
  const pieces: Array<Buffer> = []
  sheet.pdf.on("data", (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((resolve) => sheet.pdf.on("end", resolve))
  for (const block of document.blocks) await drawBlock(sheet, block)
  drawFooters(sheet, document)
  sheet.pdf.end()
  await ended
  return Buffer.concat(pieces)
}
