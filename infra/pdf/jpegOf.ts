import sharp from "sharp"

sharp.cache(false)
sharp.concurrency(1)

/** Three photos beside each other are printed with 220 dots per inch at most. */
const SIDE = 640

/** Photos are those that we stored; a document may show one that a file of another kind replaced. */
const MAXIMUM_PIXELS = 32_000_000

/** A stored photo as a PDF can contain it, or `undefined` if it cannot be read. */
export const jpegOf = (bytes: Uint8Array): Promise<Buffer | undefined> =>
  sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: "error" })
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .jpeg({ quality: 75 })
    .toBuffer()
    .catch(() => undefined)
