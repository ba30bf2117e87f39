import { openImage } from "./openImage.ts"

/** The width and height of the result, in pixels. */
const side = 256

/**
 * Re-encodes an untrusted image as WebP: 256 by 256 pixels, cropped to a square, upright, without metadata. Uses the
 * first frame of an animation.
 * @throws if it is not an image of a supported format, is damaged or has too many pixels.
 */
export const reencodeImage = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { image } = await openImage(bytes)
  // Pixels only: EXIF (with its location), comments and trailing data are dropped.
  return image
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .toColourspace("srgb")
    .webp({ quality: 82 })
    .toBuffer()
}
