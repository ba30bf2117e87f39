import { PART_BYTES, PHOTO_SIDE } from "#files/contract"

/** What the server accepts as it is. */
const ACCEPTED = ["image/jpeg", "image/png", "image/webp"]
const QUALITIES = [0.85, 0.7, 0.5]

/** Transparent parts become white. The orientation is applied, and the location is left out. */
const encode = (bitmap: ImageBitmap, scale: number, quality: number): Promise<Blob> => {
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const context = canvas.getContext("2d")
  if (context) {
    context.fillStyle = "white"
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  return canvas.convertToBlob({ type: "image/jpeg", quality })
}

const smallEnough = async (bitmap: ImageBitmap, scale: number): Promise<Blob> => {
  for (const quality of QUALITIES) {
    const photo = await encode(bitmap, scale, quality)
    if (photo.size <= PART_BYTES) return photo
  }
  return smallEnough(bitmap, scale / 2)
}

/**
 * A photo that fits into one upload: an 8 MB photo from a phone becomes 600 kB on the wire. Fails if the browser cannot
 * decode the file as a picture.
 */
export const reducePhoto = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file)
  const longest = Math.max(bitmap.width, bitmap.height)
  const isSmall = file.size <= PART_BYTES && longest <= PHOTO_SIDE && ACCEPTED.includes(file.type)
  const photo = isSmall ? file : await smallEnough(bitmap, Math.min(1, PHOTO_SIDE / longest))
  bitmap.close()
  return photo
}
