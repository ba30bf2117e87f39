import type { AttachmentView } from "../contract/attachments.ts"
import { FILE_TYPES, PART_BYTES, PARTS_AT_MOST, PHOTO_EXTENSIONS } from "../contract/attachments.ts"
import { AttachmentKindRefused, AttachmentTooLarge, AttachmentUnreadable } from "../contract/errors.ts"
import type { Attached, Attachment } from "./Attachments.ts"

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
  if (isPhoto(extension)) return size > PART_BYTES ? new AttachmentTooLarge() : ("photo" as const)
  return isFile(extension) ? ("file" as const) : new AttachmentKindRefused()
}

export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES)

/** The length of a part: the last one has what is left. */
export const lengthOfPart = (size: number, part: number): number =>
  Math.min(PART_BYTES, size - part * PART_BYTES)

const beginsWith = (bytes: Uint8Array, signature: string): boolean =>
  Array.from(signature).every((character, at) => bytes[at] === character.charCodeAt(0))

/** Whether a file begins as its name promises. Word and Excel files are ZIP archives. */
export const refusalOfContent = (name: string, bytes: Uint8Array): AttachmentUnreadable | undefined => {
  const extension = extensionOf(name)
  const isRight =
    extension === "pdf"
      ? beginsWith(bytes, "%PDF-")
      : extension === "docx" || extension === "xlsx"
        ? beginsWith(bytes, "PK\u0003\u0004")
        : !bytes.includes(0)
  return isRight ? undefined : new AttachmentUnreadable()
}

const PHOTO_TYPE = "image/webp"

/** How it is sent to those who save it. */
export const savedAs = ({ kind, name }: Pick<Attachment, "kind" | "name">) => {
  const extension = extensionOf(name)
  if (kind === "photo")
    return { contentType: PHOTO_TYPE, fileName: `${name.slice(0, -extension.length)}webp` }
  return {
    contentType: isFile(extension) ? FILE_TYPES[extension] : "application/octet-stream",
    fileName: name
  }
}

/** The keys of a part and of the thumbnail in the file store. */
export const partKey = (file: string, part: number): string => `attachments/${file}/${part}`
export const thumbnailKey = (file: string): string => `attachments/${file}/thumbnail`

/** All keys that a file may have. */
export const keysOf = (file: string): ReadonlyArray<string> => [
  thumbnailKey(file),
  ...Array.from({ length: PARTS_AT_MOST }, (_, part) => partKey(file, part))
]

export const isComplete = ({ received, parts }: Pick<Attachment, "received" | "parts">): boolean =>
  received === parts

export const attachmentView = ({ id, kind, name, stored_bytes }: Attachment): AttachmentView => ({
  id,
  kind,
  name,
  size: stored_bytes
})

/** Whether these are the same files in the same order. */
export const isSameFiles = (
  attached: ReadonlyArray<Pick<Attached, "id">>,
  ids: ReadonlyArray<Attachment["id"]>
): boolean => attached.length === ids.length && attached.every(({ id }, at) => id === ids[at])
