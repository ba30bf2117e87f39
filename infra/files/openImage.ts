import sharp, { type Metadata, type Sharp } from "sharp"
import { withoutPngText } from "./withoutPngText.ts"

/** The most pixels we decode: a few kilobytes can expand to gigabytes. */
const maximumPixels = 32_000_000

/** An AVIF decoder needs 18 bytes per pixel instead of 5: a kilobyte of 32 megapixels took 560 MB. */
const maximumAvifPixels = 12_500_000

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

export interface OpenedImage {
  /** Nothing is decoded before it is asked for. */
  readonly image: Sharp
  readonly header: Metadata
}

/**
 * Reads the header of an untrusted image.
 * @throws if it is not an image of a supported format or has too many pixels.
 */
export const openImage = async (bytes: Uint8Array): Promise<OpenedImage> => {
  const image = sharp(withoutPngText(bytes), { limitInputPixels: maximumPixels, failOn: "error" })
  const header = await image.metadata()
  const { format, width, height } = header
  if (width * height > (format === "heif" ? maximumAvifPixels : maximumPixels))
    throw new Error("The image has too many pixels.")
  return { image, header }
}
