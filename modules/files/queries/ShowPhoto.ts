import { Effect } from "effect"
import { partKey, thumbnailKey } from "../domain/files.ts"
import { fileOfLink } from "./fileOfLink.ts"
import { contentOf } from "./visibleFile.ts"

/** Returns the photo of a link, or its small version. */
export const showPhoto = Effect.fn("files.showPhoto")(function* (link: string) {
  const { file, purpose } = yield* fileOfLink(link, { purposes: ["photo", "thumbnail"] })
  return yield* contentOf(purpose === "photo" ? partKey(file, 0) : thumbnailKey(file))
})
