import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import {
  type BarcodeReader,
  openBarcodeReader
} from "../../../../apps/web/contexts/fleet/scan/barcodeReader.ts"
import { readVins } from "../../../../apps/web/contexts/fleet/scan/readVins.ts"
import { type Label, labelFile, photoOf } from "./labels.ts"

let reader: BarcodeReader
beforeAll(() => {
  reader = openBarcodeReader()
})
afterAll(() => reader.close())

const LABELS: ReadonlyArray<readonly [Label, string]> = [
  // With the I in front of it that labels of imported vehicles have.
  ["code39", "1HGCM82633A004352"],
  ["code128", "KM8K2CAB4PU001140"],
  ["dataMatrix", "WP0ZZZ99ZTS392124"],
  ["qr", "5YJSA1DG9DFP14705"]
]

describe("the VIN in a barcode", () => {
  it.each(LABELS)("is read from a label: %s", async (label, vin) =>
    expect(await readVins(reader, await labelFile(label))).toEqual([vin])
  )

  it.each(LABELS)("is read from a photo: %s", async (label, vin) =>
    expect(await readVins(reader, await photoOf(label))).toEqual([vin])
  )

  it("is read upside down, on its side, and from pixels", async () => {
    expect(await readVins(reader, await photoOf("code39", 180))).toEqual(["1HGCM82633A004352"])
    const onItsSide = await createImageBitmap(await photoOf("code128", 90))
    const context = new OffscreenCanvas(onItsSide.width, onItsSide.height).getContext("2d")
    context?.drawImage(onItsSide, 0, 0)
    const pixels = context?.getImageData(0, 0, onItsSide.width, onItsSide.height)
    expect(pixels && (await readVins(reader, pixels))).toEqual(["KM8K2CAB4PU001140"])
  })

  it.each([
    [["code_39", "code_128", "data_matrix", "qr_code", "ean_13"], "5YJSA1DG9DFP14705"],
    [["qr_code"], "1HGCM82633A004352"]
  ])("is read by the browser itself only if it knows all formats, not just %j", async (formats, vin) => {
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(formats)
      detect = () => Promise.resolve([{ rawValue: "5YJSA1DG9DFP14705" }])
    }
    vi.stubGlobal("BarcodeDetector", BarcodeDetector)
    const native = openBarcodeReader()
    vi.unstubAllGlobals()
    expect(await readVins(native, await labelFile("code39"))).toEqual([vin])
    native.close()
  })

  it("is not invented", async () => {
    expect(await readVins(reader, await labelFile("noVin"))).toEqual([])
    expect(await readVins(reader, new ImageData(200, 100))).toEqual([])
  })

  it("cannot be read from what is no picture", async () => {
    await expect(readVins(reader, new Blob(["no picture"], { type: "image/png" }))).rejects.toThrow()
  })
})
