import type { ExportFile } from "#kernel"
import { localTimes } from "./localTime.ts"
import {
  CONTENT_TYPES,
  PACKAGE_RELATIONS,
  SHEET_END,
  sheetBegin,
  sheetPath,
  STYLES,
  workbook,
  workbookRelations
} from "./parts.ts"
import { sheetRows } from "./sheetXml.ts"
import type { TableEncoder } from "./TableEncoder.ts"
import { ZipWriter } from "./ZipWriter.ts"

/** When a sheet is full. */
export interface SheetLimits {
  /** The header included. */
  readonly rows: number
  /** Uncompressed; an archive of the usual form holds files of 4 GB. */
  readonly bytes: number
}

const EXCEL: SheetLimits = { rows: 1_048_576, bytes: 2_000_000_000 }

/**
 * Writes a list as an Excel workbook, whose parts are in the order in which they are known: the sheet comes before the
 * workbook that names it. If a sheet is full, the list continues on another one.
 */
export const xlsxEncoder = <Row>(
  { columns, timeZone }: ExportFile<Row>,
  limits = EXCEL
): TableEncoder<Row> => {
  const zip = new ZipWriter()
  const { widths, header, row } = sheetRows(columns, localTimes(timeZone))
  let sheets = 0
  let line = 0

  const begin = async () => [
    await zip.file("[Content_Types].xml", CONTENT_TYPES),
    await zip.file("_rels/.rels", PACKAGE_RELATIONS),
    await zip.file("xl/styles.xml", STYLES)
  ]
  const beginSheet = async () => {
    sheets += 1
    line = 1
    return [zip.begin(sheetPath(sheets)), await zip.write(sheetBegin(widths) + header)]
  }
  const endSheet = async () => [await zip.write(SHEET_END), zip.end()]
  const end = async () => [
    ...(await endSheet()),
    await zip.file("xl/workbook.xml", workbook(sheets)),
    await zip.file("xl/_rels/workbook.xml.rels", workbookRelations(sheets)),
    zip.finish()
  ]
  const write = async (rows: ReadonlyArray<Row>) =>
    zip.write(rows.map((one) => row((line += 1), one)).join(""))

  return async ({ rows, next }) => {
    const bytes = sheets === 0 ? [...(await begin()), ...(await beginSheet())] : []
    for (let at = 0; at < rows.length;) {
      if (line >= limits.rows || zip.size > limits.bytes)
        bytes.push(...(await endSheet()), ...(await beginSheet()))
      const count = limits.rows - line
      bytes.push(await write(rows.slice(at, at + count)))
      at += count
    }
    if (next === null) bytes.push(...(await end()))
    return Buffer.concat(bytes)
  }
}
