const FONT_SIZE = 14
const LINE = 24

/** Letters outside of Latin-1 are not in the standard fonts. */
const escaped = (text: string): string => text.replace(/[\\()]/g, "\\$&")

/** A page of A5 with lines of text, as a PDF. */
export const pdfOf = (lines: ReadonlyArray<string>): Uint8Array => {
  const text = lines.map((line) => `(${escaped(line)}) Tj 0 -${LINE} Td`).join("\n")
  const content = `BT /F ${FONT_SIZE} Tf 48 520 Td\n${text}\nET`
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"
  ].map((object, at) => `${at + 1} 0 obj${object}endobj\n`)
  const header = "%PDF-1.4\n"
  const offsets = objects.map((_, at) => header.length + objects.slice(0, at).join("").length)
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
  const end = header.length + objects.join("").length
  const size = objects.length + 1
  const trailer = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`
  const pdf = `${header}${objects.join("")}xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}${trailer}`
  return Uint8Array.from(pdf, (letter) => letter.charCodeAt(0))
}
