import { crc32, deflateSync } from "node:zlib"
import { Effect, ManagedRuntime } from "effect"
import sharp from "sharp"
import { afterAll, describe, expect, it } from "vitest"
import { NotAnImage, Pictures } from "#infra/files"
import { reencodeImage } from "../../../infra/files/reencodeImage.ts"

const runtime = ManagedRuntime.make(Pictures.layer)
afterAll(() => runtime.dispose())

const reencode = (bytes: Uint8Array) =>
  Pictures.use((pictures) => pictures.reencode(bytes, "someone", "avatar"))
const encode = (bytes: Uint8Array) => runtime.runPromise(reencode(bytes))
const refuse = (bytes: Uint8Array) => runtime.runPromise(Effect.flip(reencode(bytes)))

const red = { r: 220, g: 20, b: 20 }
const picture = (width = 60, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: red } })

describe("re-encoding an image", () => {
  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
    "turns %s into a WebP of 256 by 256",
    async (format) => {
      const { bytes, contentType } = await encode(await picture().toFormat(format).toBuffer())
      expect(contentType).toBe("image/webp")
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 })
      const { dominant } = await sharp(bytes).stats()
      expect(dominant.r).toBeGreaterThan(180)
      expect(dominant.g).toBeLessThan(60)
    }
  )

  it("keeps transparency", async () => {
    const clear = sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    })
    const { bytes } = await encode(await clear.png().toBuffer())
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
  })

  it("removes metadata: location, camera, profile, comment", async () => {
    const tagged = await picture()
      .withExif({
        IFD0: { Copyright: "secret-owner" },
        IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" }
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>secret-xmp</x:xmpmeta>")
      .withIccProfile("p3")
      .jpeg()
      .toBuffer()
    expect(tagged.includes("secret-owner")).toBe(true)
    expect(tagged.includes("secret-xmp")).toBe(true)
    const { bytes } = await encode(tagged)
    const metadata = await sharp(bytes).metadata()
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined
    ])
    expect(Buffer.from(bytes).includes("secret")).toBe(false)
  })

  it("turns it upright before removing its metadata", async () => {
    const halves = await sharp({ create: { width: 20, height: 20, channels: 3, background: "white" } })
      .composite([{ input: await picture(10, 20).png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { bytes } = await encode(halves)
    const pixels = await sharp(bytes).raw().toBuffer()
    const greenAt = (x: number, y: number) => pixels[(y * 256 + x) * 3 + 1]
    // Orientation 6 is a quarter turn clockwise: the left side is now on top.
    expect(greenAt(20, 20)).toBeLessThan(80)
    expect(greenAt(236, 20)).toBeLessThan(80)
    expect(greenAt(20, 236)).toBeGreaterThan(200)
  })

  it("drops an embedded web page, archive or script", async () => {
    const gif = await picture().gif().toBuffer()
    const payloads = ["<script>alert(1)</script>", "PK\u0003\u0004payload.zip", "*/=1;alert(1)//"]
    for (const payload of payloads) {
      const { bytes } = await encode(Buffer.concat([gif, Buffer.from(payload)]))
      expect(Buffer.from(bytes).includes(payload)).toBe(false)
      expect((await sharp(bytes).metadata()).format).toBe("webp")
    }
  })

  it("keeps the first frame of an animation", async () => {
    const frames = [await picture(8, 8).png().toBuffer(), await picture(8, 8).negate().png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect((await sharp((await encode(moving)).bytes).metadata()).pages).toBeUndefined()
  })
})

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A valid PNG with one bit per pixel, all black: many pixels, few bytes. */
const blackPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0))
  ])
}

/** Texts of 8 MB each, which compress to 8 kB, ahead of the pixels. */
const pngWithTexts = (count: number): Buffer => {
  const png = blackPng(100, 100)
  const text = chunk(
    "zTXt",
    Buffer.concat([Buffer.from("key\0\0"), deflateSync(Buffer.alloc(7_900_000, 65))])
  )
  const afterHeader = 8 + 25
  return Buffer.concat([
    png.subarray(0, afterHeader),
    ...Array.from({ length: count }, () => text),
    png.subarray(afterHeader)
  ])
}

it("known flaw: compressed texts of a PNG take hundreds of megabytes", async () => {
  const bomb = pngWithTexts(20)
  expect(bomb.length).toBeLessThan(200_000)
  // In this process, whose memory we can measure.
  const before = process.memoryUsage.rss()
  expect((await sharp(await reencodeImage(bomb, "avatar")).metadata()).format).toBe("webp")
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'

describe("an unacceptable image", () => {
  it("is refused before decoding when it has 900 megapixels in 110 kB", async () => {
    expect((await encode(blackPng(1000, 1000))).contentType).toBe("image/webp")
    const bomb = blackPng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refuse(bomb)).toBeInstanceOf(NotAnImage)
    // In this process, whose memory we can measure.
    const before = process.memoryUsage.rss()
    await expect(reencodeImage(bomb, "avatar")).rejects.toThrow()
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
  })

  it("is refused before decoding when it is an AVIF whose decoder would take half a gigabyte", async () => {
    const avif = (width: number, height: number) => picture(width, height).avif({ effort: 0 }).toBuffer()
    expect((await encode(await avif(1000, 1000))).contentType).toBe("image/webp")
    const bomb = await avif(6000, 5000)
    expect(bomb.length).toBeLessThan(2_000)
    expect(await refuse(bomb)).toBeInstanceOf(NotAnImage)
    // In this process, whose memory we can measure.
    const before = process.memoryUsage.rss()
    await expect(reencodeImage(bomb, "avatar")).rejects.toThrow()
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
  })

  it("is refused when it has 33 megapixels", async () => {
    expect(await refuse(blackPng(33_000, 1_000))).toBeInstanceOf(NotAnImage)
  })

  it.each([
    ["an SVG", Buffer.from(svg)],
    ["an SVG after an XML declaration", Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
    ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["nothing", Buffer.alloc(0)],
    ["zeros", Buffer.alloc(1000)],
    ["only the beginning of a PNG", blackPng(100, 100).subarray(0, 40)],
    ["the signature of a JPEG and no more", Buffer.from([0xff, 0xd8, 0xff, 0xe0])]
  ])("is refused with a message: %s", async (_, bytes) => {
    expect((await refuse(bytes)).message).toBe(
      "This file is not a picture we can read. Use a PNG, JPEG, WebP or GIF of at most 32 megapixels, or an AVIF of 12."
    )
  })

  it("is refused when it is a TIFF", async () => {
    expect(await refuse(await picture().tiff().toBuffer())).toBeInstanceOf(NotAnImage)
  })
})
