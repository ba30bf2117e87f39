const SIDE = 512

/**
 * A picture of any size as a square of at most 512 pixels, cropped to its centre: an 8 MB photo from a phone
 * becomes 40 kB on the wire. Fails if the browser cannot decode the file as a picture.
 */
export const squarePicture = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file)
  const length = Math.min(bitmap.width, bitmap.height)
  const side = Math.min(SIDE, length)
  const canvas = new OffscreenCanvas(side, side)
  const left = (bitmap.width - length) / 2
  const top = (bitmap.height - length) / 2
  canvas.getContext("2d")?.drawImage(bitmap, left, top, length, length, 0, 0, side, side)
  bitmap.close()
  // Browsers that cannot encode WebP produce PNG.
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 })
}
