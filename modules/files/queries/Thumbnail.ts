import { Effect } from "effect"
import type { FileId } from "../contract/ids.ts"
import { thumbnailKey } from "../domain/files.ts"
import { contentOf, visibleFile } from "./visibleFile.ts"

/** Returns a small version of a photo. */
export const getThumbnail = Effect.fn("files.getThumbnail")(function* (id: FileId) {
  const { file } = yield* visibleFile(id)
  return yield* contentOf(thumbnailKey(file))
})
