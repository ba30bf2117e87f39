import type { TableLimits, TableRow } from "../Table.ts"
import { type Archive, checkKind, openArchive } from "./archive.ts"
import { formatsOf } from "./formats.ts"
import { type Parts, partsOf } from "./parts.ts"
import { readSheet } from "./sheet.ts"
import { sharedStringsOf } from "./strings.ts"

export interface WorkbookRequest {
  readonly path: string
  /** The sheet's name; null for the first one. */
  readonly sheet: string | null
  readonly limits: TableLimits
}

/** What a workbook has, and what was read. */
export interface WorkbookContent {
  readonly sheets: ReadonlyArray<string>
  readonly sheet: string
}

const referencesOf = async (archive: Archive, { sharedStrings, styles, from1904 }: Parts, most: number) => ({
  // Other programs than Excel leave these out, or name parts that do not exist.
  strings:
    sharedStrings !== undefined && archive.has(sharedStrings)
      ? await sharedStringsOf(archive.read(sharedStrings), most)
      : [],
  formats: styles !== undefined && archive.has(styles) ? await formatsOf(archive.read(styles)) : [],
  from1904
})

/** Reads one sheet of a workbook and passes on its rows. @throws Rejected, or any error if the file is damaged. */
export const readWorkbook = async (
  { path, sheet, limits }: WorkbookRequest,
  take: (row: TableRow) => void
): Promise<WorkbookContent> => {
  const archive = await openArchive(path, limits.unpackedBytes)
  try {
    await checkKind(archive)
    const parts = await partsOf(archive, sheet)
    const references = await referencesOf(archive, parts, limits.characters)
    await readSheet(archive.read(parts.sheet.path), references, limits, take)
    return { sheets: parts.sheets, sheet: parts.sheet.name }
  } finally {
    archive.close()
  }
}
