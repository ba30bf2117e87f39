import { makeTurns } from "#infra/turns"
import { Effect, Schema, Semaphore } from "effect"
import { availableParallelism } from "node:os"
import type { StoredFile } from "./fileStore.ts"

/** The bytes are not an image of a supported format, or are damaged. */
export class NotAnImage extends Schema.TaggedError<NotAnImage>()("NotAnImage", {}) {
  override get message(): string {
    return "This file is not a picture we can read. Use a PNG, JPEG, WebP or GIF of at most 32 megapixels, or an AVIF of 12."
  }
}

/** The most pixels we decode: a few kilobytes can expand to gigabytes. */
const maximumPixels = 32_000_000

/** An AVIF decoder needs 18 bytes per pixel instead of 5: a kilobyte of 32 megapixels took 560 MB. */
const maximumAvifPixels = 12_500_000

/** The width and height of the result, in pixels. */
const side = 256

/** The format is detected from the content, never from a name or a declared type. Only these five decoders stay enabled. */
const acceptedLoaders = [
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadWebpBuffer",
  "VipsForeignLoadNsgifBuffer",
  "VipsForeignLoadHeifBuffer"
]

type Sharp = (typeof import("sharp"))["default"]

// Loaded with the first image: most processes never need the library, and it takes memory and startup time.
let loading: Promise<Sharp> | undefined

const loadSharp = (): Promise<Sharp> => {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ["VipsForeignLoad"] })
    sharp.unblock({ operation: acceptedLoaders })
    return sharp
  })
  return loading
}

/** An open image that is small enough to decode, and the megabytes that takes. */
const inspect = async (bytes: Uint8Array) => {
  const sharp = await loadSharp()
  const input = sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" })
  const { format, width, height } = await input.metadata()
  const pixels = width * height
  if (pixels > (format === "heif" ? maximumAvifPixels : maximumPixels))
    throw new Error("The image has too many pixels.")
  return { input, megabytes: Math.ceil((pixels * (format === "heif" ? 18 : 5)) / 1e6) }
}

const reencode = async (input: ReturnType<Sharp>): Promise<StoredFile> => {
  // Pixels only: EXIF (with its location), comments and trailing data are dropped.
  const output = await input
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .toColourspace("srgb")
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer()
  return { bytes: new Uint8Array(output), contentType: "image/webp" }
}

/**
 * Images of one account are decoded one after the other, and accounts take turns, so that only
 * the owner of many waits for them. One core is left to everything else, and four threads are all that Node has for such work.
 */
const turns = makeTurns({
  places: Math.min(4, Math.max(1, availableParallelism() - 1)),
  placesPerCaller: 1,
  waiting: 100,
  waitingPerCaller: 10,
  patience: 30_000
})

/** What all images being decoded may take: the largest one alone, or several small ones. */
const memory = Semaphore.makeUnsafe(Math.ceil((maximumAvifPixels * 18) / 1e6))

const step = <A>(run: () => Promise<A>): Effect.Effect<A, NotAnImage> =>
  Effect.tryPromise({ try: run, catch: () => new NotAnImage() })

/**
 * Re-encodes an untrusted image as WebP: 256 by 256 pixels, cropped to a square, upright, without metadata. Uses the
 * first frame of an animation. Waits for the caller's turn.
 */
export const reencodeImage: (bytes: Uint8Array, caller: string) => Effect.Effect<StoredFile, NotAnImage> =
  Effect.fn("files.reencodeImage")((bytes, caller) => {
    const encoded = Effect.flatMap(
      step(() => inspect(bytes)),
      ({ input, megabytes }) => memory.withPermits(megabytes)(step(() => reencode(input)))
    )
    return turns.run(caller, encoded)
  })
