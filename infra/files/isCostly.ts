import { openImage } from "./openImage.ts"

/**
 * Up to these sizes a picture of 1 MB takes at most 60 ms and 40 MB, whatever it contains. A JPEG is reduced while it is
 * decoded, unless it is progressive: then all of it is decoded, in up to 100 scans.
 */
const ordinaryJpegPixels = 12_500_000
const ordinaryPixels = 1_000_000

/** The decoder of a JPEG keeps whole rows: one of 48,000 by 260 pixels took 100 MB. */
const ordinarySide = 10_000

/** Its header includes that of each frame: reading those of 20,000 frames in 1 MB takes 700 ms. */
const isAnimatedWebp = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 21))
  return start.toString("latin1", 8, 16) === "WEBPVP8X" && ((start[20] ?? 0) & 2) !== 0
}

/**
 * Whether re-encoding this picture may take much more time or memory than an ordinary one. Reads only its header.
 * @throws if it is not an image of a supported format or has too many pixels.
 */
export const isCostly = async (bytes: Uint8Array): Promise<boolean> => {
  if (isAnimatedWebp(bytes)) return true
  const { format, width, height, isProgressive } = (await openImage(bytes)).header
  const pixels = format === "jpeg" && !isProgressive ? ordinaryJpegPixels : ordinaryPixels
  // An AVIF may take 60 ms from 400 by 400 pixels.
  return format === "heif" || width * height > pixels || Math.max(width, height) > ordinarySide
}
