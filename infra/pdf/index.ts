export type {
  PdfBlock,
  PdfColumn,
  PdfDocument,
  PdfDrawing,
  PdfFacts,
  PdfHeading,
  PdfParagraph,
  PdfPhoto,
  PdfPhotos,
  PdfRow,
  PdfSignatures,
  PdfTable
} from "./document.ts"
export { factsOf } from "./factsOf.ts"
export { paperOf } from "./paperOf.ts"
export { Pdfs, PdfTooLong } from "./Pdfs.ts"
