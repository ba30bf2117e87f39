import { crc32, deflateRawSync } from "node:zlib"

/** A part of an archive. A directory may lie about the size of its content. */
interface Part {
  readonly packed: Buffer
  readonly crc: number
  readonly size: number
  /** 8: deflated. */
  readonly method: number
  readonly flags?: number
}

export const part = (content: string | Buffer): Part => {
  const bytes = Buffer.from(content)
  return { packed: deflateRawSync(bytes), crc: crc32(bytes), size: bytes.length, method: 8 }
}

const fields = (...values: ReadonlyArray<readonly [bytes: number, value: number]>): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    })
  )

/** A ZIP archive, also one that no program would write. */
export const archive = (parts: Readonly<Record<string, string | Part>>): Buffer => {
  const files: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let offset = 0
  for (const [path, content] of Object.entries(parts)) {
    const { packed, crc, size, method, flags = 0 } = typeof content === "string" ? part(content) : content
    const name = Buffer.from(path)
    const about = fields([2, 20], [2, flags], [2, method], [4, 0], [4, crc], [4, packed.length], [4, size])
    const names = fields([2, name.length], [2, 0])
    const file = [fields([4, 0x04034b50]), about, names, name, packed]
    const rest = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    directory.push(fields([4, 0x02014b50], [2, 20]), about, names, rest, name)
    files.push(...file)
    offset += Buffer.concat(file).length
  }
  const lines = Buffer.concat(directory)
  const count = Object.keys(parts).length
  const end = fields([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, lines.length], [4, offset], [2, 0])
  return Buffer.concat([...files, lines, end])
}

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

interface Sheet {
  readonly name?: string
  readonly state?: string
  /** The XML of its rows. */
  readonly rows: string
}

interface Workbook {
  readonly sheets: ReadonlyArray<Sheet>
  readonly sharedStrings?: string
  /** Codes of number formats; a cell with `s="1"` has the first. */
  readonly formats?: ReadonlyArray<string>
  readonly from1904?: boolean
}

const stylesOf = (formats: ReadonlyArray<string>): string =>
  `<styleSheet><numFmts>${formats
    .map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`)
    .join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
    .map((_, at) => `<xf numFmtId="${170 + at}"/>`)
    .join("")}</cellXfs></styleSheet>`

/** The parts of a workbook as Excel writes them. */
export const workbookParts = ({ sheets, sharedStrings = "", formats = [], from1904 = false }: Workbook) => ({
  "xl/workbook.xml": `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns:r="${OFFICE}"><workbookPr${from1904 ? ' date1904="1"' : ""}/><sheets>${sheets
    .map(
      ({ name = "Sheet1", state = "visible" }, at) =>
        `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`
    )
    .join("")}</sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships>${sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`
    )
    .join(
      ""
    )}<Relationship Id="rId98" Type="${OFFICE}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/sharedStrings.xml": `<sst>${sharedStrings}</sst>`,
  "xl/styles.xml": stylesOf(formats),
  ...Object.fromEntries(
    sheets.map(({ rows }, at) => [
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet><sheetData>${rows}</sheetData></worksheet>`
    ])
  )
})

/** A workbook with one sheet of these rows. */
export const workbook = (rows: string, more: Omit<Workbook, "sheets"> = {}): Buffer =>
  archive(workbookParts({ sheets: [{ rows }], ...more }))
