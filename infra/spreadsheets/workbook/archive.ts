import { type Entry, openPromise, type ZipFile } from "yauzl"
import { damaged, notReadable, tooLarge } from "./Rejected.ts"

/** A workbook has tens of parts; its pictures may be hundreds. */
const MOST_ENTRIES = 10_000

/** The parts of a workbook by their path. */
export interface Archive {
  readonly has: (path: string) => boolean
  /** The content of a part. Counts what it unpacks to, because a directory may lie about sizes. @throws Rejected */
  readonly read: (path: string) => AsyncGenerator<Uint8Array>
  readonly close: () => void
}

const entriesOf = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > MOST_ENTRIES) throw damaged()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

const opened = async (path: string) => {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    return { zip, entries: await entriesOf(zip) }
  } catch {
    throw damaged()
  }
}

/** Opens a ZIP file, whose parts may unpack to so many bytes together. @throws Rejected */
export const openArchive = async (path: string, mostBytes: number): Promise<Archive> => {
  const { zip, entries } = await opened(path)
  let left = mostBytes

  async function* read(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name)
    if (entry === undefined) throw damaged()
    if (entry.isEncrypted()) throw notReadable("protected")
    if (entry.uncompressedSize > left) throw tooLarge("content", mostBytes)
    // Fails if the content is longer or shorter than the directory says.
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      left -= piece.length
      if (left < 0) throw tooLarge("content", mostBytes)
      yield piece
    }
  }

  return { has: (name) => entries.has(name), read, close: () => zip.close() }
}

/** What kind of document a ZIP file is. @throws Rejected unless it is a workbook. */
export const checkKind = async ({ has, read }: Archive): Promise<void> => {
  if (has("xl/workbook.xml")) return
  if (has("xl/workbook.bin")) throw notReadable("binary-workbook")
  if (has("Index/Tables/DataList.iwa")) throw notReadable("numbers")
  if (!has("mimetype")) throw notReadable("no-table")
  const { value: type = "" } = await read("mimetype").next()
  throw notReadable(/spreadsheet/.test(Buffer.from(type).toString()) ? "open-document" : "no-table")
}
