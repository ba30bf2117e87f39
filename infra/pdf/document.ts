/** A document to write: blocks from top to bottom. Texts are plain; a line break in one begins a new line. */
export interface PdfDocument {
  readonly title: string
  readonly language: "en" | "es"
  readonly paper: "A4" | "Letter"
  /** Stored in the file. The same document gives the same bytes. */
  readonly created: Date
  /** At the bottom of each page, beside its number. */
  readonly footer: string
  readonly blocks: ReadonlyArray<PdfBlock>
}

export type PdfBlock =
  PdfHeading | PdfParagraph | PdfFacts | PdfTable | PdfPhotos | PdfDrawings | PdfSignatures

/** Never at the end of a page. */
export interface PdfHeading {
  readonly kind: "heading"
  /** 1: of the document. 2: of a part. 3: within a part. */
  readonly level: 1 | 2 | 3
  readonly text: string
}

export interface PdfParagraph {
  readonly kind: "paragraph"
  readonly text: string
}

/** Labels with their values, two beside each other. */
export interface PdfFacts {
  readonly kind: "facts"
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>
}

/** Its header is repeated on each page. */
export interface PdfTable {
  readonly kind: "table"
  readonly columns: ReadonlyArray<PdfColumn>
  readonly rows: ReadonlyArray<PdfRow>
}

export interface PdfColumn {
  readonly header: string
  /** Relative to the widths of the other columns. */
  readonly width: number
  /** Numbers end at the right edge. Default: `start`. */
  readonly align?: "start" | "end"
}

export interface PdfRow {
  readonly cells: ReadonlyArray<string>
  /** Of a sum, for example. */
  readonly bold?: boolean
}

/** In a grid. A photo that cannot be read leaves an empty frame above its caption. */
export interface PdfPhotos {
  readonly kind: "photos"
  readonly photos: ReadonlyArray<PdfPhoto>
}

export interface PdfPhoto {
  readonly bytes: Uint8Array
  readonly caption: string
}

/** In a grid: signatures, for example, or places on a plan. */
export interface PdfDrawings {
  readonly kind: "drawings"
  readonly drawings: ReadonlyArray<PdfDrawing>
}

/** Lines and places in a box of this size. It is drawn as wide as its column. */
export interface PdfDrawing {
  readonly width: number
  readonly height: number
  /** As SVG paths. */
  readonly paths: ReadonlyArray<string>
  /** Each with what is written beside it. */
  readonly places: ReadonlyArray<{ readonly x: number; readonly y: number; readonly label: string }>
  readonly caption: string
}

/** A line for each, to sign on paper, or with what is known of a signature given before. */
export interface PdfSignatures {
  readonly kind: "signatures"
  readonly signatures: ReadonlyArray<{
    readonly label: string
    /** Above the line: who signed and when. */
    readonly signed?: string
  }>
}
