import PdfKit from "pdfkit"
import type { PdfDocument } from "./document.ts"
import { plainText } from "./plainText.ts"
import { faces, runsOf, type Weight } from "./typeface.ts"
import { wrap } from "./wrap.ts"

/** How a text is drawn. Sizes are in points. */
export interface TextStyle {
  readonly size: number
  /** From one baseline to the next. */
  readonly leading: number
  readonly weight: Weight
  readonly color: string
}

const INK = "#1c2024"
const MUTED = "#60646c"
const RULE = "#cdced6"

export const STYLES = {
  body: { size: 9.5, leading: 13, weight: "regular", color: INK },
  bold: { size: 9.5, leading: 13, weight: "bold", color: INK },
  label: { size: 8, leading: 11, weight: "regular", color: MUTED },
  title: { size: 18, leading: 23, weight: "bold", color: INK },
  part: { size: 13, leading: 17, weight: "bold", color: INK },
  section: { size: 10.5, leading: 14, weight: "bold", color: INK }
} as const satisfies Record<string, TextStyle>

const MARGIN = 48
const FOOTER = 24

/** More pages than anyone prints; a document that needs more is refused. */
const MAXIMUM_PAGES = 1000

export class TooManyPages extends Error {}

/** The page that is being written, and the place on it where the next block begins. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly left = MARGIN
  readonly width: number
  readonly bottom: number
  y = MARGIN
  pages = 1

  constructor({ title, language, paper, created }: PdfDocument) {
    this.pdf = new PdfKit({
      size: paper === "A4" ? "A4" : "LETTER",
      margin: 0,
      bufferPages: true,
      font: "",
      lang: language,
      displayTitle: true,
      pdfVersion: "1.7",
      info: { Title: plainText(title), CreationDate: created, ModDate: created, Producer: "Motorpool" }
    })
    for (const { font, file } of [...faces.regular, ...faces.bold]) this.pdf.registerFont(font, file)
    this.width = this.pdf.page.width - 2 * MARGIN
    this.bottom = this.pdf.page.height - MARGIN - FOOTER
  }

  /** Of a page without content. */
  get height(): number {
    return this.bottom - MARGIN
  }

  has(height: number): boolean {
    return this.y + height <= this.bottom
  }

  nextPage(): void {
    if (this.pages >= MAXIMUM_PAGES) throw new TooManyPages()
    this.pages += 1
    this.pdf.addPage()
    this.y = MARGIN
  }

  /** Continues on the next page if there is no room of this height. */
  need(height: number): void {
    if (!this.has(height) && this.y > MARGIN) this.nextPage()
  }

  /** A space that no page begins with. */
  space(height: number): void {
    if (this.y > MARGIN) this.y += height
  }

  linesOf(text: string, width: number, style: TextStyle): ReadonlyArray<string> {
    return wrap(plainText(text), width, (part) => this.#widthOf(part, style))
  }

  /** Draws a line of text whose upper edge is at `y`. */
  line(text: string, x: number, y: number, style: TextStyle): void {
    const baseline = y + (style.leading + style.size * 0.7) / 2
    let at = x
    for (const run of runsOf(text, style.weight)) {
      this.pdf.font(run.font, style.size).fillColor(style.color)
      this.pdf.text(run.text, at, baseline, { lineBreak: false, baseline: "alphabetic" })
      at += this.pdf.widthOfString(run.text)
    }
  }

  /** As `line`, but it ends at `right`. */
  lineTo(text: string, right: number, y: number, style: TextStyle): void {
    this.line(text, right - this.#widthOf(text, style), y, style)
  }

  rule(x: number, y: number, width: number): void {
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(RULE).stroke()
  }

  /** Draws SVG paths whose origin is at `x` and `y`. The width of the lines does not depend on the scale. */
  paths(paths: ReadonlyArray<string>, x: number, y: number, scale: number): void {
    for (const path of paths) {
      this.pdf.save().translate(x, y).scale(scale).path(path)
      this.pdf
        .lineWidth(1 / scale)
        .lineCap("round")
        .lineJoin("round")
        .strokeColor(INK)
        .stroke()
        .restore()
    }
  }

  dot(x: number, y: number, radius: number): void {
    this.pdf.circle(x, y, radius).fillColor(INK).fill()
  }

  #widthOf(text: string, style: TextStyle): number {
    let width = 0
    for (const run of runsOf(text, style.weight))
      width += this.pdf.font(run.font, style.size).widthOfString(run.text)
    return width
  }
}
