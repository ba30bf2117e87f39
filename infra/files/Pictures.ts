import { makeTurns } from "#infra/turns"
import { Context, Effect, Layer, Schema } from "effect"
import type { StoredFile } from "./fileStore.ts"
import { picturesProcess } from "./picturesProcess.ts"

/** The bytes are not an image of a supported format, or are damaged. */
export class NotAnImage extends Schema.TaggedError<NotAnImage>()("NotAnImage", {}) {
  override get message(): string {
    return "This file is not a picture we can read. Use a PNG, JPEG, WebP or GIF of at most 32 megapixels, or an AVIF of 12."
  }
}

/** Accounts take turns, so that only the owner of many pictures waits for them. The process decodes one at a time. */
const TURNS = { places: 1, placesPerCaller: 1, waiting: 100, waitingPerCaller: 10, patience: 30_000 }

const make = Effect.gen(function* () {
  const turns = makeTurns(TURNS)
  const reencode = yield* picturesProcess
  return Pictures.of({
    reencode: Effect.fn("files.reencodePicture")(function* (bytes, caller) {
      const webp = yield* turns.run(caller, reencode(bytes))
      return webp === null ? yield* new NotAnImage() : { bytes: webp, contentType: "image/webp" }
    })
  })
})

/** Pictures that users upload, decoded in a process of their own. */
export class Pictures extends Context.Service<
  Pictures,
  {
    /**
     * Re-encodes an untrusted image as WebP: 256 by 256 pixels, without metadata. Waits for the caller's turn. Dies with
     * `Busy` if that takes too long, or decoding does.
     */
    readonly reencode: (bytes: Uint8Array, caller: string) => Effect.Effect<StoredFile, NotAnImage>
  }
>()("infra/Pictures") {
  static readonly layer = Layer.effect(Pictures, make)
}
