import { makeTurns } from "#infra/turns"
import { Context, Effect, Layer, Schema } from "effect"
import { constants } from "node:os"
import type { StoredFile } from "./fileStore.ts"
import { picturesProcess, type PicturesProcessOptions } from "./picturesProcess.ts"

/** The bytes are not an image of a supported format, or are damaged. */
export class NotAnImage extends Schema.TaggedError<NotAnImage>()("NotAnImage", {}) {
  override get message(): string {
    return "This file is not a picture we can read. Use a PNG, JPEG, WebP or GIF of at most 32 megapixels, or an AVIF of 12."
  }
}

/** Accounts take turns, so that only the owner of many pictures waits for them. A process decodes one at a time. */
const TURNS = { places: 1, placesPerCaller: 1, waiting: 100, waitingPerCaller: 10, patience: 30_000 }

/** A process of its own and turns to use it. */
const lane = Effect.fnUntraced(function* (options: PicturesProcessOptions) {
  const turns = makeTurns(TURNS)
  const reencode = yield* picturesProcess(options)
  return (bytes: Uint8Array, caller: string) => turns.run(caller, reencode(bytes))
})

/** A person often tries several pictures. */
const ordinaryLane = lane({
  decodes: "ordinary",
  priority: constants.priority.PRIORITY_NORMAL,
  idle: "30 seconds",
  maximumBytes: 200_000_000
})

/** Below everything else, but not the lowest priority, which gets next to nothing on a busy machine. */
const largeLane = lane({
  decodes: "all",
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  idle: "5 seconds",
  maximumBytes: 100_000_000
})

const make = Effect.gen(function* () {
  const ordinary = yield* ordinaryLane
  const large = yield* largeLane
  return Pictures.of({
    reencode: Effect.fn("files.reencodePicture")(function* (bytes, caller) {
      const first = yield* ordinary(bytes, caller)
      // An ordinary picture never waits for one that takes ten times as long.
      const result = first === "costly" ? yield* large(bytes, caller) : first
      return typeof result === "string"
        ? yield* new NotAnImage()
        : { bytes: result, contentType: "image/webp" }
    })
  })
})

/** Pictures that users upload, decoded in processes of their own: ordinary ones in one, large ones in another. */
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
