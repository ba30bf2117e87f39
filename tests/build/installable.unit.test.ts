import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { installableFiles } from "../../apps/web/build/installable.ts"
import { ASPHALT } from "../../apps/web/app/asphalt.ts"
import { APPLE_ICON, ICONS, MANIFEST } from "../../apps/web/build/manifest.ts"

const AMBER = [255, 197, 61]
let files: Awaited<ReturnType<typeof installableFiles>>

beforeAll(async () => {
  // A server refuses SVG; the file that tests that may have run in this process.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] })
  files = await installableFiles()
})

const pixelsOf = async (file: string) => {
  const picture = sharp(Buffer.from(files.get(file) ?? ""))
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
  return { ...info, at }
}

const isNear = (colour: ReadonlyArray<number>, other: ReadonlyArray<number>) =>
  other.every((part, index) => Math.abs(part - (colour[index] ?? 0)) <= 3)

describe("the manifest", () => {
  it("has everything browsers require of an installable app", () => {
    const written: unknown = JSON.parse(String(files.get("manifest.webmanifest")))
    expect(written).toEqual(MANIFEST)
    expect(written).toMatchObject({
      id: "/dashboard",
      name: "Motorpool",
      short_name: "Motorpool",
      start_url: "/dashboard",
      scope: "/",
      display: "standalone",
      theme_color: ASPHALT.light,
      background_color: ASPHALT.light,
      color_scheme_dark: { theme_color: ASPHALT.dark, background_color: ASPHALT.dark }
    })
    expect(MANIFEST.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ["Messages", "/messages?open"],
      ["Notifications", "/dashboard?notifications"],
      ["Vehicle map", "/vehicle-map"]
    ])
  })

  it("names only existing pictures, in their real size", async () => {
    const pictures = [...MANIFEST.icons, ...MANIFEST.shortcuts.flatMap(({ icons }) => icons)]
    for (const { src, sizes, type } of pictures.filter(({ type }) => type === "image/png")) {
      const { format, width, height } = await sharp(Buffer.from(files.get(src.slice(1)) ?? "")).metadata()
      expect([`image/${format}`, `${width}x${height}`], src).toEqual([type, sizes])
    }
    expect(ICONS.map(({ size, purpose }) => [size, purpose])).toEqual([
      [192, "any"],
      [512, "any"],
      [512, "maskable"]
    ])
  })
})

describe("the icons", () => {
  it("have round corners where the system does not mask them", async () => {
    const { at } = await pixelsOf("icon-512.png")
    expect(at(0, 0)[3]).toBe(0)
    expect(isNear(at(256, 20), AMBER)).toBe(true)
  })

  it.each(["icon-maskable-512.png", APPLE_ICON.file])("%s fills its square", async (file) => {
    const { width, height, at } = await pixelsOf(file)
    for (const [x, y] of [
      [0, 0],
      [width - 1, 0],
      [0, height - 1],
      [width - 1, height - 1]
    ] as const)
      expect(isNear(at(x, y), [...AMBER, 255])).toBe(true)
  })

  it("keep the logo inside the circle that every mask preserves", async () => {
    const { width, height, at } = await pixelsOf("icon-maskable-512.png")
    const radius = 0.4 * width
    let outside = 0
    let inside = 0
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        if (isNear(at(x, y), AMBER)) continue
        if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) > radius) outside += 1
        else inside += 1
      }
    expect(outside).toBe(0)
    expect(inside).toBeGreaterThan(0)
  })

  it("include Apple's size", async () => {
    const { width, height } = await pixelsOf(APPLE_ICON.file)
    expect([width, height]).toEqual([180, 180])
  })
})
