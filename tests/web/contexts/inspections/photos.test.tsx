import { FileId, PART_BYTES } from "#files/contract"
import { MAX_INSPECTION_PHOTOS } from "#inspections/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { begin, formOf } from "../../../../apps/web/contexts/inspections/filling/begin.ts"
import { photosOf, save, storedOf } from "../../../../apps/web/contexts/inspections/offline/stored.ts"
import { EMPTY_ANSWER } from "../../../../apps/web/contexts/inspections/offline/StoredInspection.ts"
import { fillDevice } from "../../support/fullDevice.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { ana, id, organization } from "../support/fixtures.ts"
import { button, choose, FILLING, offline, serve } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

/** A photo of so many bytes at least, as a phone writes it: noise, which nothing compresses. */
const noise = async (bytes: number): Promise<File> => {
  const [width, height] = [3200, Math.ceil(bytes / 3200 / 1.5)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext("2d")
  if (!context) throw new Error("This browser does not draw.")
  const strip = context.createImageData(width, 16)
  for (let y = 0; y < height; y += 16) {
    for (let from = 0; from < strip.data.length; from += 65_536)
      crypto.getRandomValues(strip.data.subarray(from, from + 65_536))
    for (let alpha = 3; alpha < strip.data.length; alpha += 4) strip.data[alpha] = 255
    context.putImageData(strip, 0, y)
  }
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 1 })
  return new File([blob], "brakes.jpg", { type: "image/jpeg" })
}

// Its label has two texts, of which one is read.
const camera = () => page.getByLabelText(/Take photo: Brakes$/)
const pictures = () => page.getByRole("list", { name: "Photos: Brakes" }).getByRole("img")

/** Opens an inspection whose brakes failed. */
const failed = async () => {
  serve()
  await open(FILLING, PHONE)
  await choose("Brakes", "Fail").click()
}

const storedPhotos = async () => {
  const [one] = await storedOf(ana.id)
  return one === undefined ? [] : photosOf(one)
}

describe("a photo", () => {
  it("of 20 MB is reduced to one upload before it is stored", { timeout: 180_000 }, async () => {
    await failed()
    const file = await noise(20_000_000)
    expect(file.size).toBeGreaterThan(20_000_000)
    await camera().upload(file)
    await expect.element(page.getByText("Preparing photo...")).toBeVisible()
    await expect.element(pictures()).toBeVisible()
    await expect.element(page.getByText("Preparing photo...")).not.toBeInTheDocument()
    const photos = await storedPhotos()
    expect(photos.map(({ parts }) => parts.length)).toEqual([1])
    expect(photos[0]?.size).toBeLessThanOrEqual(PART_BYTES)
  })

  it("is removed and taken again", async () => {
    await failed()
    await camera().upload(await noise(10_000))
    await expect.element(pictures()).toBeVisible()
    await button("Remove photo 1: Brakes").click()
    await expect.element(pictures()).not.toBeInTheDocument()
    await camera().upload(await noise(10_000))
    await expect.element(pictures()).toBeVisible()
    // Only the one that is shown is sent.
    const [one] = await storedOf(ana.id)
    expect(one?.answers["brakes"]?.photos).toHaveLength(1)
  })

  it("that no browser can read is refused in words", async () => {
    await failed()
    await camera().upload(new File(["no photo"], "brakes.heic", { type: "image/heic" }))
    await expect.element(page.getByText("This file is not a photo that this browser can read.")).toBeVisible()
    expect(await storedPhotos()).toEqual([])
  })

  it("that the device has no room for is reported", async () => {
    await failed()
    fillDevice()
    await camera().upload(await noise(10_000))
    await expect.element(page.getByText(/^The photo could not be stored on this device/)).toBeVisible()
    await expect.element(pictures()).not.toBeInTheDocument()
  })

  it("is not taken once the inspection has as many as it can have", async () => {
    const { forms, vehicles } = offline()
    const [form, vehicle] = [forms[0], vehicles[0]]
    const one = form && vehicle && begin(organization(), { vehicle, form: formOf(form) })
    const photos = Array.from({ length: MAX_INSPECTION_PHOTOS }, (_, at) => FileId.make(id(5000 + at)))
    if (one)
      await save({
        ...one,
        answers: { pressure: { ...EMPTY_ANSWER, photos }, brakes: { ...EMPTY_ANSWER, choice: "fail" } }
      })
    serve()
    await open(FILLING, PHONE)
    await expect
      .element(page.getByText("An inspection has at most 40 photos.", { exact: false }))
      .toBeVisible()
    await expect.element(camera()).not.toBeInTheDocument()
  })
})
