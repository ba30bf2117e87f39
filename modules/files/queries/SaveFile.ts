import { Effect } from "effect"
import { savedAs } from "../domain/files.ts"
import { partOf } from "./DownloadFile.ts"
import { fileOfLink } from "./fileOfLink.ts"

/** Begins the download of a link's file. */
export const saveFile = Effect.fn("files.saveFile")(function* (link: string) {
  return savedAs(yield* fileOfLink(link, { purposes: ["file"] }))
})

/** Reads the next part of it. */
export const readSavedFile = Effect.fnUntraced(function* (link: string, after: string | null) {
  return yield* partOf(yield* fileOfLink(link, { purposes: ["file"], begun: true }), after)
})
