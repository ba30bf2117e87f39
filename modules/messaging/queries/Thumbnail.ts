import { Effect } from "effect"
import type { AttachmentId } from "../contract/attachments.ts"
import { thumbnailKey } from "../domain/files.ts"
import { contentOf, visibleAttachment } from "./visibleAttachment.ts"

/** Returns a small version of a photo. */
export const getThumbnail = Effect.fn("messaging.getThumbnail")(function* (id: AttachmentId) {
  const { file } = yield* visibleAttachment(id)
  return yield* contentOf(thumbnailKey(file))
})
