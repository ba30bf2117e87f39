import sharp from "sharp"
import { expect, it } from "vitest"
import { isCostly } from "../../../infra/files/isCostly.ts"

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red" } })

it.each([
  ["a JPEG of 12 megapixels", plain(4_000, 3_000).jpeg()],
  ["a progressive JPEG of 1 megapixel", plain(1_000, 1_000).jpeg({ progressive: true })],
  ["a PNG of 1 megapixel", plain(1_000, 1_000).png()],
  ["a WebP of 1 megapixel", plain(1_000, 1_000).webp()],
  ["a GIF of 1 megapixel", plain(1_000, 1_000).gif()]
])("calls %s ordinary", async (_, picture) => {
  expect(await isCostly(await picture.toBuffer())).toBe(false)
})

it.each([
  ["a JPEG of 13 megapixels", plain(4_000, 3_250).jpeg()],
  ["a JPEG 11,000 pixels wide", plain(11_000, 10).jpeg()],
  ["a progressive JPEG of 2 megapixels", plain(2_000, 1_000).jpeg({ progressive: true })],
  ["a PNG of 2 megapixels", plain(2_000, 1_000).png()],
  ["a WebP of 2 megapixels", plain(2_000, 1_000).webp()],
  ["a GIF of 2 megapixels", plain(2_000, 1_000).gif()],
  ["an AVIF", plain(10, 10).avif({ effort: 0 })]
])("calls %s costly", async (_, picture) => {
  expect(await isCostly(await picture.toBuffer())).toBe(true)
})

it("calls an animated WebP costly, but not another one with the same header", async () => {
  const frames = [await plain(8, 8).png().toBuffer(), await plain(8, 8).negate().png().toBuffer()]
  const moving = sharp(frames, { join: { animated: true } }).webp()
  const still = plain(8, 8)
    .ensureAlpha(0.5)
    .withExif({ IFD0: { Copyright: "nobody" } })
    .webp()
  expect(await isCostly(await moving.toBuffer())).toBe(true)
  const bytes = await still.toBuffer()
  expect(bytes.toString("latin1", 12, 16)).toBe("VP8X")
  expect(await isCostly(bytes)).toBe(false)
})
