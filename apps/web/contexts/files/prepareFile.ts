import { FILE_TYPES, FileId, PART_BYTES, PARTS_AT_MOST } from "#files/contract"
import { newUuid } from "../../api/newUuid.ts"
import type { OutgoingFile } from "./OutgoingFile.ts"
import { reducePhoto } from "./reducePhoto.ts"

const NAME_LENGTH = 150
/** Characters that names must not contain: they do not show, or reverse the direction of what follows. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Why a file cannot be uploaded. */
export type Unfit = "kind" | "size" | "unreadable"

const EXTENSIONS: Readonly<Record<string, string>> = { "image/png": "png", "image/webp": "webp" }

const nameOf = (base: string, extension: string): string =>
  `${Array.from(base.replace(INVISIBLE, "_").trim()).slice(0, NAME_LENGTH).join("") || "_"}.${extension}`

const outgoing = (kind: OutgoingFile["kind"], name: string, content: Blob): OutgoingFile => ({
  id: FileId.make(newUuid()),
  kind,
  name,
  size: content.size,
  parts: Array.from({ length: Math.ceil(content.size / PART_BYTES) }, (_, part) =>
    content.slice(part * PART_BYTES, (part + 1) * PART_BYTES)
  )
})

/** A file as it will be uploaded: photos are reduced. Returns why not, if it cannot be. */
export const prepareFile = async (file: File): Promise<OutgoingFile | Unfit> => {
  const dot = file.name.lastIndexOf(".")
  const base = dot > 0 ? file.name.slice(0, dot) : file.name
  const extension = file.name.slice(dot + 1).toLowerCase()
  if (file.type.startsWith("image/")) {
    const photo = await reducePhoto(file).catch(() => undefined)
    if (!photo) return "unreadable"
    return outgoing("photo", nameOf(base, EXTENSIONS[photo.type] ?? "jpg"), photo)
  }
  if (!Object.hasOwn(FILE_TYPES, extension)) return "kind"
  if (file.size === 0) return "unreadable"
  return file.size > PARTS_AT_MOST * PART_BYTES ? "size" : outgoing("file", nameOf(base, extension), file)
}
