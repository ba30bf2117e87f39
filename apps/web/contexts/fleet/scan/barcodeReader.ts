import type { BarcodeAnswer, BarcodeQuestion } from "./barcodeWorker.ts"
// oxlint-disable-next-line import/default -- Vite builds the worker, and this is its address.
import workerUrl from "./barcodeWorker.ts?worker&url"

/** Reads the texts of all barcodes in a picture, and takes the picture. Fails if its code cannot be loaded. */
export interface BarcodeReader {
  /** `isThorough`: also if it was taken at an angle, which takes several times as long if there is none. */
  readonly read: (image: ImageBitmap, isThorough: boolean) => Promise<ReadonlyArray<string>>
  readonly close: () => void
}

/** Part of some browsers; TypeScript does not know it yet. */
interface Detector {
  readonly detect: (image: ImageBitmap) => Promise<ReadonlyArray<{ readonly rawValue: string }>>
}

interface DetectorClass {
  new (options: { readonly formats: ReadonlyArray<string> }): Detector
  readonly getSupportedFormats: () => Promise<ReadonlyArray<string>>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass
  }
}

const FORMATS = ["code_39", "code_128", "data_matrix", "qr_code"]

/** The browser's own, which is faster, if it knows all formats that we need. */
const nativeDetector = async (): Promise<Detector | undefined> => {
  const { BarcodeDetector } = window
  if (BarcodeDetector === undefined) return undefined
  const supported = await BarcodeDetector.getSupportedFormats().catch((): ReadonlyArray<string> => [])
  return FORMATS.every((format) => supported.includes(format))
    ? new BarcodeDetector({ formats: FORMATS })
    : undefined
}

const notLoaded = () => new Error("The barcode reader could not be loaded.")

/** Reads in a worker, which has the only policy that allows WebAssembly. */
const workerReader = (): BarcodeReader => {
  const worker = new Worker(workerUrl, { type: import.meta.env.DEV ? "module" : "classic" })
  let last = 0
  return {
    read: (image, isThorough) => {
      const id = (last += 1)
      const { promise, resolve, reject } = Promise.withResolvers<ReadonlyArray<string>>()
      const over = new AbortController()
      const onAnswer = ({ data }: MessageEvent<BarcodeAnswer>) => {
        if (data.id !== id) return
        if (data.texts === null) reject(notLoaded())
        else resolve(data.texts)
      }
      worker.addEventListener("message", onAnswer, { signal: over.signal })
      worker.addEventListener("error", () => reject(notLoaded()), { signal: over.signal })
      worker.postMessage({ id, image, isThorough } satisfies BarcodeQuestion, [image])
      return promise.finally(() => over.abort())
    },
    close: () => worker.terminate()
  }
}

/** Opens a reader: the browser's own, and ours where there is none or it finds nothing. */
export const openBarcodeReader = (): BarcodeReader => {
  const native = nativeDetector()
  let own: BarcodeReader | undefined
  const close = () => {
    own?.close()
    own = undefined
  }
  const readOurselves: BarcodeReader["read"] = (image, isThorough) =>
    (own ??= workerReader()).read(image, isThorough).catch((error: unknown) => {
      // The next picture tries to load it again.
      close()
      throw error
    })
  return {
    read: async (image, isThorough) => {
      const detector = await native
      const codes = (await detector?.detect(image).catch(() => undefined)) ?? []
      if (codes.length === 0) return readOurselves(image, isThorough)
      image.close()
      return codes.map(({ rawValue }) => rawValue)
    },
    close
  }
}
