import sharp from "sharp"

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4a90d9" } })

/** As a phone takes it. */
export const ordinaryPicture = (): Promise<Buffer> => plain(2_000, 1_500).jpeg().toBuffer()

/** As many pixels as an AVIF may have, in a few hundred bytes. */
export const hostilePicture = (): Promise<Buffer> =>
  plain(3_500, 3_500).avif({ quality: 1, effort: 0 }).toBuffer()
