import { Effect, Schema, Semaphore } from "effect"
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

const reencode = async (bytes: Uint8Array): Promise<StoredFile> => {
  const sharp = await loadSharp()
  const input = sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" })
  const { format, width, height } = await input.metadata()
  if (format === "heif" && width * height > maximumAvifPixels)
    throw new Error("The AVIF has too many pixels.")
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

// A decoded image takes up to 220 MB; decoding one at a time bounds the memory of concurrent uploads.
const oneAtATime = Semaphore.makeUnsafe(1)

/**
 * Re-encodes an untrusted image as WebP: 256 by 256 pixels, cropped to a square, upright, without metadata. Uses the
 * first frame of an animation.
 */
export const reencodeImage: (bytes: Uint8Array) => Effect.Effect<StoredFile, NotAnImage> = Effect.fn(
  "files.reencodeImage"
)((bytes) =>
  oneAtATime.withPermit(Effect.tryPromise({ try: () => reencode(bytes), catch: () => new NotAnImage() }))
)
