import { FileKindRefused, FileTooLarge, FileUnreadable } from "../contract/errors.ts"
import { FILE_TYPES, type FileView, PART_BYTES, PARTS_AT_MOST, PHOTO_EXTENSIONS } from "../contract/files.ts"
import type { UploadedFile } from "./UploadedFiles.ts"

/** What separates folders, or is forbidden in names, on some system. */
const UNSAFE = /[\\/:*?"<>|]/g

/** A name that is safe in every file system: no folders, and no hidden file. */
export const safeName = (name: string): string => name.replace(UNSAFE, "_").replace(/^\.+/, "_")

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""

const isPhoto = (extension: string): boolean => PHOTO_EXTENSIONS.some((one) => one === extension)
const isFile = (extension: string): extension is keyof typeof FILE_TYPES =>
  Object.hasOwn(FILE_TYPES, extension)

/** A photo is re-encoded, whatever its name says it is; any other file is saved only. */
export const kindOf = (name: string, size: number) => {
  const extension = extensionOf(name)
  if (isPhoto(extension)) return size > PART_BYTES ? new FileTooLarge() : ("photo" as const)
  return isFile(extension) ? ("file" as const) : new FileKindRefused()
}

export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES)

/** The length of a part: the last one has what is left. */
export const lengthOfPart = (size: number, part: number): number =>
  Math.min(PART_BYTES, size - part * PART_BYTES)

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

/** What Word, Excel and LibreOffice write first into their archives. Programs are ZIP archives with other contents. */
const OFFICE = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/|word\/|xl\/)/

const ENTRY_NAME = 30
const LONGEST_NAME = 40

/** Whether these bytes begin a Word or Excel file: a ZIP archive with the parts of one. */
const isOffice = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0, 4) === "PK\u0003\u0004" && OFFICE.test(textAt(bytes, ENTRY_NAME, LONGEST_NAME))

/** Whether a part of a file has what its name promises. The type is recognized by the content of the first part. */
export const refusalOfContent = (
  name: string,
  part: number,
  bytes: Uint8Array
): FileUnreadable | undefined => {
  const extension = extensionOf(name)
  const isText = extension === "csv" || extension === "txt"
  if (isText) return bytes.includes(0) ? new FileUnreadable() : undefined
  const isRight = part > 0 || (extension === "pdf" ? textAt(bytes, 0, 5) === "%PDF-" : isOffice(bytes))
  return isRight ? undefined : new FileUnreadable()
}

const PHOTO_TYPE = "image/webp"

/** How it is sent to those who save it. */
export const savedAs = ({ kind, name }: Pick<UploadedFile, "kind" | "name">) => {
  const extension = extensionOf(name)
  if (kind === "photo")
    return { contentType: PHOTO_TYPE, fileName: `${name.slice(0, -extension.length)}webp` }
  return {
    contentType: isFile(extension) ? FILE_TYPES[extension] : "application/octet-stream",
    fileName: name
  }
}

/** The keys of a part and of the thumbnail in the file store, where files of messages came first. */
export const partKey = (file: string, part: number): string => `attachments/${file}/${part}`
export const thumbnailKey = (file: string): string => `attachments/${file}/thumbnail`

/** All keys that a file may have. */
export const keysOf = (file: string): ReadonlyArray<string> => [
  thumbnailKey(file),
  ...Array.from({ length: PARTS_AT_MOST }, (_, part) => partKey(file, part))
]

export const isComplete = ({ received, parts }: Pick<UploadedFile, "received" | "parts">): boolean =>
  received === parts

export const fileView = ({ id, kind, name, stored_bytes }: UploadedFile): FileView => ({
  id,
  kind,
  name,
  size: stored_bytes
})
