import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"
// By default it is fetched from a content delivery network.
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url"

/** The barcodes on vehicles and their papers. */
const FORMATS = ["Code39", "Code128", "DataMatrix", "QRCode"] as const

/** Photos from phones are larger; with fewer pixels, a barcode across a third of a photo could not be read. */
const LONGEST_SIDE = 3000

/**
 * A wide barcode is only read if a straight line crosses all of it. The reader tries quarter turns on its own; people hold
 * a phone askew by less.
 */
const ANGLES = [0, -8, 8, -16, 16]

export interface BarcodeQuestion {
  readonly id: number
  readonly image: ImageBitmap
  /** Whether to try other angles, each of which takes as long again. */
  readonly isThorough: boolean
}

export interface BarcodeAnswer {
  readonly id: number
  /** Null if the reader could not be loaded. */
  readonly texts: ReadonlyArray<string> | null
}

prepareZXingModule({ overrides: { locateFile: () => wasm } })

const pixelsOf = (image: ImageBitmap, angle: number): ImageData | undefined => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })
  if (context === null) return undefined
  context.translate(width / 2, height / 2)
  context.rotate((angle * Math.PI) / 180)
  context.drawImage(image, -width / 2, -height / 2, width, height)
  return context.getImageData(0, 0, width, height)
}

const read = async (pixels: ImageData | undefined): Promise<ReadonlyArray<string>> => {
  if (pixels === undefined) return []
  const results = await readBarcodes(pixels, {
    formats: [...FORMATS],
    tryHarder: true,
    maxNumberOfSymbols: 10
  })
  return results.map(({ text }) => text)
}

const textsIn = async ({ image, isThorough }: BarcodeQuestion): Promise<ReadonlyArray<string>> => {
  for (const angle of isThorough ? ANGLES : [0]) {
    const texts = await read(pixelsOf(image, angle))
    if (texts.length > 0) return texts
  }
  return []
}

addEventListener("message", ({ data }: MessageEvent<BarcodeQuestion>) => {
  const answer = (texts: BarcodeAnswer["texts"]) => {
    data.image.close()
    postMessage({ id: data.id, texts } satisfies BarcodeAnswer)
  }
  void textsIn(data).then(answer, () => answer(null))
})
