import { isSuspicious, judgeVin, type Vin } from "#fleet/contract"
import { useState } from "react"
import type { BarcodeReader } from "./barcodeReader.ts"
import { readVins } from "./readVins.ts"

export type PhotoState = "none" | "reading" | "noVin" | "notAPhoto" | "notLoaded"

interface Found {
  readonly onFound: (vin: Vin) => void
  /** With a wrong check digit, so that someone should compare it. */
  readonly onDoubtful: (vin: Vin) => void
}

const decodes = (file: Blob): Promise<boolean> =>
  createImageBitmap(file).then(
    (image) => {
      image.close()
      return true
    },
    () => false
  )

/** Reads a VIN from a photo. */
export const usePhoto = (reader: BarcodeReader, { onFound, onDoubtful }: Found) => {
  const [state, setState] = useState<PhotoState>("none")
  const read = async (file: Blob) => {
    setState("reading")
    if (!(await decodes(file))) return setState("notAPhoto")
    const vins = await readVins(reader, file).catch(() => undefined)
    if (vins === undefined) return setState("notLoaded")
    const [first] = vins
    setState(first === undefined ? "noVin" : "none")
    if (first === undefined) return
    if (isSuspicious(judgeVin(first, null))) onDoubtful(first)
    else onFound(first)
  }
  return { state, read }
}
