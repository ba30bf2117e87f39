import sharp from "sharp"

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

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({ operation: acceptedLoaders })

/** Opens an image; throws unless it is small enough to decode. */
const open = async (bytes: Uint8Array) => {
  const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" })
  const { format, width, height } = await image.metadata()
  if (width * height > (format === "heif" ? maximumAvifPixels : maximumPixels))
    throw new Error("The image has too many pixels.")
  return image
}

/**
 * Re-encodes an untrusted image as WebP: 256 by 256 pixels, cropped to a square, upright, without metadata. Uses the
 * first frame of an animation.
 * @throws if it is not an image of a supported format, is damaged or has too many pixels.
 */
export const reencodeImage = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const image = await open(bytes)
  // Pixels only: EXIF (with its location), comments and trailing data are dropped.
  return image
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .toColourspace("srgb")
    .webp({ quality: 82 })
    .toBuffer()
}
