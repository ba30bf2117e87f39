import { Effect } from "effect"
import type { FileId } from "../contract/ids.ts"
import { partKey, savedAs } from "../domain/files.ts"
import type { UploadedFile } from "../domain/UploadedFiles.ts"
import { contentOf, visibleFile } from "./visibleFile.ts"

/** Begins the download of a photo or file. */
export const downloadFile = Effect.fn("files.downloadFile")(function* (id: FileId) {
  return savedAs(yield* visibleFile(id))
})

/** Reads the next part of it. */
export const readFile = Effect.fnUntraced(function* (id: FileId, after: string | null) {
  return yield* partOf(yield* visibleFile(id), after)
})

/** The part that follows another one, from the file store. */
export const partOf = Effect.fnUntraced(function* (
  { file, parts }: Pick<UploadedFile, "file" | "parts">,
  after: string | null
) {
  const part = after === null ? 0 : Number(after)
  const { bytes } = yield* contentOf(partKey(file, part))
  return { bytes, next: part + 1 < parts ? String(part + 1) : null }
})
