import { childProcess } from "#infra/processes"
import { makeTurns } from "#infra/turns"
import { Context, type Duration, Effect, Layer, Schema } from "effect"
import { constants } from "node:os"
import type { StoredFile } from "./fileStore.ts"
import type { Rendition } from "./reencodeImage.ts"

/** The bytes are not an image of a supported format, or are damaged. */
export class NotAnImage extends Schema.TaggedError<NotAnImage>()("NotAnImage", {}) {
  override get message(): string {
    return "This file is not a picture we can read. Use a PNG, JPEG, WebP or GIF of at most 32 megapixels, or an AVIF of 12."
  }
}

/** Accounts take turns, so that only the owner of many pictures waits for them. A process decodes one at a time. */
const TURNS = { places: 1, placesPerCaller: 1, waiting: 100, waitingPerCaller: 10, patience: 30_000 }

interface LaneOptions {
  /** Whether it decodes all pictures, or answers that one is costly (`isCostly`) instead of decoding it. */
  readonly decodes: "all" | "ordinary"
  /** From -20, the highest, to 19. */
  readonly priority: number
  /** An idle process has 90 MB. */
  readonly idle: Duration.Input
  readonly maximumBytes: number
}

const Answer = Schema.Union([Schema.Uint8Array, Schema.Literals(["costly", "unreadable"])])

/** A process of its own and turns to use it. */
const lane = Effect.fnUntraced(function* ({ decodes, priority, idle, maximumBytes }: LaneOptions) {
  const turns = makeTurns(TURNS)
  const reencode = yield* childProcess({
    program: new URL("picturesProgram.ts", import.meta.url),
    arguments: [decodes, String(priority)],
    answer: Answer,
    // The largest pictures take half a second on an idle machine.
    deadline: "20 seconds",
    idle,
    maximumBytes
  })
  return (bytes: Uint8Array, caller: string, rendition: Rendition) =>
    turns.run(caller, reencode({ bytes, rendition }))
})

/** Of accounts. A person often tries several pictures. */
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

/** Of messages: several in a row, each of which takes longer than any ordinary picture. */
const photoLane = lane({
  decodes: "all",
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  idle: "30 seconds",
  maximumBytes: 250_000_000
})

const make = Effect.gen(function* () {
  const ordinary = yield* ordinaryLane
  const large = yield* largeLane
  const photos = yield* photoLane
  const reencodeAvatar = Effect.fnUntraced(function* (bytes: Uint8Array, caller: string) {
    const first = yield* ordinary(bytes, caller, "avatar")
    // An ordinary picture never waits for one that takes ten times as long.
    return first === "costly" ? yield* large(bytes, caller, "avatar") : first
  })
  return Pictures.of({
    reencode: Effect.fn("files.reencodePicture")(function* (bytes, caller, rendition) {
      const result = yield* rendition === "avatar"
        ? reencodeAvatar(bytes, caller)
        : photos(bytes, caller, rendition)
      return typeof result === "string"
        ? yield* new NotAnImage()
        : { bytes: result, contentType: "image/webp" }
    })
  })
})

/**
 * Pictures that users upload, decoded in processes of their own: those of accounts in one, large ones in another, and
 * photos in a third.
 */
export class Pictures extends Context.Service<
  Pictures,
  {
    /**
     * Re-encodes an untrusted image as WebP, without metadata. Waits for the caller's turn. Dies with `Busy` if that takes
     * too long, or decoding does.
     */
    readonly reencode: (
      bytes: Uint8Array,
      caller: string,
      rendition: Rendition
    ) => Effect.Effect<StoredFile, NotAnImage>
  }
>()("infra/Pictures") {
  static readonly layer = Layer.effect(Pictures, make)
}
