import { judgeVin, type Vin } from "#fleet/contract"
import { type RefObject, useEffect, useRef } from "react"
import type { BarcodeReader } from "./barcodeReader.ts"
import { readVins } from "./readVins.ts"

/** Milliseconds between two pictures: reading one takes up to 100 on a phone, which should not get hot. */
const PAUSE = 150

/**
 * Without a correct check digit, so many pictures in a row must show the same VIN: most barcodes of vehicles have no
 * checksum of their own, and a blurred one is read wrong.
 */
const ENOUGH = 3

const isEnough = (vin: Vin, times: number): boolean => judgeVin(vin, null) === "correct" || times >= ENOUGH

interface Scanning {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly reader: BarcodeReader
  readonly onFound: (vin: Vin) => void
  /** The reader cannot be loaded. */
  readonly onFailure: () => void
}

/** Reads what a video shows until it shows a VIN. */
export const useScanning = ({ video, reader, onFound, onFailure }: Scanning) => {
  const latest = useRef({ onFound, onFailure })
  useEffect(() => void (latest.current = { onFound, onFailure }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let last: Vin | undefined
    let times = 0
    const look = async () => {
      const element = video.current
      // Not yet, or paused while the page is in the background.
      if (element === null || element.readyState < element.HAVE_CURRENT_DATA) return undefined
      const [vin] = await readVins(reader, element)
      times = vin !== undefined && vin === last ? times + 1 : 1
      last = vin
      return vin !== undefined && isEnough(vin, times) ? vin : undefined
    }
    const again = (found: Vin | undefined) => {
      if (isOver) return
      if (found === undefined) timer = setTimeout(start, PAUSE)
      else latest.current.onFound(found)
    }
    const start = () => {
      look().then(again, () => {
        if (!isOver) latest.current.onFailure()
      })
    }
    start()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [video, reader])
}
