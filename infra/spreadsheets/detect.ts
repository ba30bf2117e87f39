import { type FileHandle, open } from "node:fs/promises"
import type { NotReadableReason } from "./failures.ts"
import { markedEncoding } from "./text/encoding.ts"

/** What a file is by its content: a text, a ZIP archive such as a workbook, or nothing we read. */
export type Kind = "text" | "archive" | NotReadableReason

const asLatin = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1")

const ARCHIVE = "PK\u0003\u0004"
/** Files of older Microsoft programs, and newer ones with a password. */
const COMPOUND = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"
/** Documents that may look like text. */
const DOCUMENT = /^(?:%PDF-|\{\\rtf)/
const MARKUP = /^\s*<(?:!doctype|html|head|meta|body|table|style|script|\?xml|\?mso)/i
const OLD_XML = /urn:schemas-microsoft-com:office:spreadsheet/

/** The size of the first part of the directory of a compound file that is searched. */
const DIRECTORY = 4096

const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le")

/** A compound file's directory lists what it contains; its place is in the header. */
const compoundKind = async (file: FileHandle, header: Buffer): Promise<Kind> => {
  if (header.length < 512) return "damaged"
  const sector = 2 ** header.readUInt16LE(30)
  const { buffer } = await file.read({
    buffer: Buffer.alloc(DIRECTORY),
    position: (header.readUInt32LE(48) + 1) * sector
  })
  if (buffer.includes(utf16("EncryptedPackage"))) return "protected"
  return buffer.includes(utf16("Workbook")) || buffer.includes(utf16("Book")) ? "old-workbook" : "no-table"
}

/** What the beginning of a text is, if it has a known form. */
const textKind = (bytes: Uint8Array): Kind => {
  const text = new TextDecoder(markedEncoding(bytes) ?? "latin1").decode(bytes)
  if (text.trim() === "") return "empty"
  if (DOCUMENT.test(text) || text.includes("\u0000")) return "no-table"
  if (!MARKUP.test(text)) return "text"
  if (OLD_XML.test(text)) return "old-workbook"
  return /^\s*<\?xml/i.test(text) && !/<html/i.test(text) ? "no-table" : "web-page"
}

/** Looks at the beginning of a file, never at its name. */
export const kindOf = async (path: string, beginning: Uint8Array): Promise<Kind> => {
  const start = asLatin(beginning.subarray(0, 8))
  if (start.startsWith(ARCHIVE)) return "archive"
  if (start !== COMPOUND) return textKind(beginning)
  const file = await open(path)
  try {
    return await compoundKind(file, Buffer.from(beginning))
  } finally {
    await file.close()
  }
}
