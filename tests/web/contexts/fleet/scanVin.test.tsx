import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { ScanVinDialog } from "../../../../apps/web/contexts/fleet/scan/ScanVinDialog.tsx"
import { switchLocale } from "../../../../apps/web/i18n/locale.ts"
import { freshBrowser } from "../../support/open.tsx"
import { type Label, labelFile } from "./labels.ts"

beforeEach(freshBrowser)

const TIMEOUT = { timeout: 20_000 }

/** A text that contains this. */
const shown = (part: string) => page.getByText(part, { exact: false })

/** The camera of this machine, which the tests have none of. */
const camera = (answer: () => Promise<MediaStream>) => {
  const spy = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(answer)
  onTestFinished(() => spy.mockRestore())
  return spy
}

const failing = (name: string) => () => Promise.reject(new DOMException("No camera.", name))

/** Shows a label, again and again. */
const showing = async (name: Label): Promise<MediaStream> => {
  const label = await createImageBitmap(await labelFile(name))
  const canvas = document.createElement("canvas")
  canvas.width = 1280
  canvas.height = 720
  const context = canvas.getContext("2d")
  const draw = () => {
    context?.fillRect(0, 0, canvas.width, canvas.height)
    const scale = Math.min(1000 / label.width, 600 / label.height)
    context?.drawImage(label, 60, 60, label.width * scale, label.height * scale)
  }
  draw()
  // A stream of a canvas has a new picture only when something is drawn.
  const timer = setInterval(draw, 50)
  onTestFinished(() => clearInterval(timer))
  return canvas.captureStream()
}

const openDialog = async () => {
  const scanned: Array<string> = []
  const closed = vi.fn()
  const screen = await render(<ScanVinDialog onScan={(vin) => scanned.push(vin)} onClose={closed} />)
  await expect.element(page.getByRole("dialog", { name: "Scan VIN" })).toBeVisible()
  return { scanned, closed, screen }
}

const field = () => page.getByRole("textbox", { name: "VIN" })
const use = () => page.getByRole("button", { name: "Use this VIN" })
const choose = async (file: File) => {
  await userEvent.upload(page.getByLabelText("Photo of a VIN"), file)
}

describe("scanning with the camera", () => {
  it("asks for the one at the back, reads the VIN, and turns it off when the dialog closes", async () => {
    const stream = await showing("code39")
    const asked = camera(() => Promise.resolve(stream))
    const { scanned, screen } = await openDialog()
    await expect.poll(() => scanned, TIMEOUT).toEqual(["1HGCM82633A004352"])
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ video: { facingMode: "environment" } })
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["live"])
    await screen.unmount()
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"])
  })

  it("reads a VIN without a check digit, too", async () => {
    const stream = await showing("dataMatrix")
    camera(() => Promise.resolve(stream))
    const { scanned } = await openDialog()
    await expect.poll(() => scanned, TIMEOUT).toEqual(["WP0ZZZ99ZTS392124"])
  })

  it("turns on no camera that starts after the dialog was closed", async () => {
    const stream = await showing("noVin")
    const { promise, resolve } = Promise.withResolvers<MediaStream>()
    camera(() => promise)
    const { screen } = await openDialog()
    await screen.unmount()
    resolve(stream)
    await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"])
  })

  it("offers its light, if it has one", async () => {
    const stream = await showing("noVin")
    const [track] = stream.getVideoTracks()
    if (track === undefined) throw new Error("The stream has no track.")
    const applied = vi.spyOn(track, "applyConstraints").mockResolvedValue()
    vi.spyOn(track, "getCapabilities").mockReturnValue(
      Object.assign(track.getCapabilities(), { torch: true })
    )
    camera(() => Promise.resolve(stream))
    await openDialog()
    const light = page.getByRole("button", { name: "Light" })
    await light.click()
    await expect.element(light).toHaveAttribute("aria-pressed", "true")
    expect(applied.mock.calls).toEqual([[{ advanced: [{ torch: true }] }]])
  })

  it.each([
    ["NotAllowedError", "The camera isn't allowed for this page."],
    ["NotFoundError", "No camera was found."],
    ["NotReadableError", "The camera can't be used right now."]
  ])("says what to do after %s", async (name, sentence) => {
    camera(failing(name))
    await openDialog()
    await expect.element(shown(sentence)).toBeVisible()
    await expect.element(field()).toBeVisible()
  })

  it("says so when the camera stops", async () => {
    const stream = await showing("noVin")
    camera(() => Promise.resolve(stream))
    await openDialog()
    await expect.element(shown("Looking for a VIN...")).toBeVisible()
    for (const track of stream.getTracks()) track.dispatchEvent(new Event("ended"))
    await expect.element(shown("The camera can't be used right now.")).toBeVisible()
  })
})

describe("without a camera", () => {
  beforeEach(() => void camera(failing("NotFoundError")))

  it("reads the VIN of a photo", async () => {
    const { scanned } = await openDialog()
    await choose(await labelFile("code128"))
    await expect.poll(() => scanned, TIMEOUT).toEqual(["KM8K2CAB4PU001140"])
  })

  it("lets people compare a VIN with a wrong check digit, and suggests no other", async () => {
    const { scanned } = await openDialog()
    await choose(await labelFile("wrongCheckDigit"))
    await expect.element(field(), TIMEOUT).toHaveValue("1HGCM82633A004353")
    await expect.element(shown("The check digit doesn't match.")).toBeVisible()
    expect(scanned).toEqual([])
    await use().click()
    expect(scanned).toEqual(["1HGCM82633A004353"])
  })

  it("says that a photo has no VIN, or that a file is no photo", async () => {
    await openDialog()
    await choose(await labelFile("noVin"))
    await expect.element(shown("No VIN was found in this photo."), TIMEOUT).toBeVisible()
    await choose(new File(["text"], "photo.png", { type: "image/png" }))
    await expect.element(shown("This file can't be read as a photo.")).toBeVisible()
  })

  it("accepts a typed VIN, with its origin", async () => {
    const { scanned } = await openDialog()
    await userEvent.fill(field(), "1hgcm 82633")
    await expect.element(shown("10 of 17 characters")).toBeVisible()
    await userEvent.fill(field(), "1hgcm 82633-a004352")
    await expect.element(shown("Honda, United States")).toBeVisible()
    await userEvent.keyboard("{Enter}")
    expect(scanned).toEqual(["1HGCM82633A004352"])
  })

  it("suggests what was meant", async () => {
    const { scanned } = await openDialog()
    await userEvent.fill(field(), "IHGCM82633AOO4352")
    await page.getByRole("button", { name: "1HGCM82633A004352" }).click()
    await expect.element(field()).toHaveValue("1HGCM82633A004352")
    await use().click()
    expect(scanned).toEqual(["1HGCM82633A004352"])
  })

  it("refuses what is no VIN", async () => {
    const { scanned } = await openDialog()
    await userEvent.fill(field(), "?")
    await use().click()
    await expect.element(field()).toHaveAccessibleDescription(/^A VIN has 17 letters and digits/)
    expect(scanned).toEqual([])
  })

  it("closes with Back and Escape, and speaks Spanish", async () => {
    await switchLocale("es")
    const closed = vi.fn()
    await render(<ScanVinDialog onScan={() => undefined} onClose={closed} />)
    await expect.element(page.getByRole("dialog", { name: "Escanear el VIN" })).toBeVisible()
    await expect.element(shown("No se ha encontrado ninguna cámara.")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    expect(closed).toHaveBeenCalledTimes(1)
    history.back()
    await expect.poll(() => closed.mock.calls.length).toBe(2)
  })
})
