import { Effect } from "effect"
import type { AttachmentId } from "../contract/attachments.ts"
import { partKey, savedAs } from "../domain/files.ts"
import { contentOf, visibleAttachment } from "./visibleAttachment.ts"

/** Begins the download of a photo or file. */
export const getAttachment = Effect.fn("messaging.getAttachment")(function* (id: AttachmentId) {
  return savedAs(yield* visibleAttachment(id))
})

/** Reads the next part of it. */
export const readAttachment = Effect.fnUntraced(function* (id: AttachmentId, after: string | null) {
  const { file, parts } = yield* visibleAttachment(id)
  const part = after === null ? 0 : Number(after)
  const { bytes } = yield* contentOf(partKey(file, part))
  return { bytes, next: part + 1 < parts ? String(part + 1) : null }
})
