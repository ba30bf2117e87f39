import { Effect, Schema, Semaphore } from "effect"
import type { StoredFile } from "./fileStore.ts"

/** The bytes are no picture we accept, or one that cannot be read. */
export class NotAnImage extends Schema.TaggedError<NotAnImage>()("NotAnImage", {}) {
  override get message(): string {
    return "This file is not a picture we can read. Use a PNG, JPEG, WebP or GIF of at most 32 megapixels, or an AVIF of 12."
  }
}

/** Above this many pixels we do not unpack a picture: a few kilobytes can unpack to gigabytes. */
const maximumPixels = 32_000_000

/** An AVIF's decoder needs 18 bytes a pixel instead of 5: a kilobyte of 32 megapixels took 560 MB. */
const maximumAvifPixels = 12_500_000

/** The side of the result, in pixels. */
const side = 256

/** What decides is the content, never a name or a declared type. The decoders for these five are the only ones left on. */
const acceptedLoaders = [
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadWebpBuffer",
  "VipsForeignLoadNsgifBuffer",
  "VipsForeignLoadHeifBuffer"
]

type Sharp = (typeof import("sharp"))["default"]

// Loaded at the first picture, because the library takes memory and start-up time that most processes never need.
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
  if (format === "heif" && width * height > maximumAvifPixels) throw new Error("An AVIF of too many pixels.")
  // Pixels only: what is not named here (EXIF with its place, comments, trailing data) does not survive.
  const output = await input
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .toColourspace("srgb")
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer()
  return { bytes: new Uint8Array(output), contentType: "image/webp" }
}

// An unpacked picture takes up to 220 MB; one at a time keeps a hundred uploads from taking the machine.
const oneAtATime = Semaphore.makeUnsafe(1)

/**
 * A picture from a stranger as a harmless one of our own: 256 by 256 pixels, cut to a square, upright, WebP,
 * without metadata. Of an animation the first frame.
 */
export const reencodeImage: (bytes: Uint8Array) => Effect.Effect<StoredFile, NotAnImage> = Effect.fn(
  "files.reencodeImage"
)((bytes) =>
  oneAtATime.withPermit(Effect.tryPromise({ try: () => reencode(bytes), catch: () => new NotAnImage() }))
)
