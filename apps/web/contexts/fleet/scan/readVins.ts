import { type Vin, vinsInBarcode } from "#fleet/contract"
import type { BarcodeReader } from "./barcodeReader.ts"

/**
 * The VINs in the barcodes of a photo, or of what a video shows now; the most likely first. Fails if the picture cannot be
 * decoded, or the reader cannot be loaded.
 */
export const readVins = async (
  reader: BarcodeReader,
  picture: ImageBitmapSource
): Promise<ReadonlyArray<Vin>> => {
  // A camera will show the next picture at another angle.
  const isThorough = !(picture instanceof HTMLVideoElement)
  const texts = await reader.read(await createImageBitmap(picture), isThorough)
  return [...new Set(texts.flatMap(vinsInBarcode))]
}
