import { useEffect, useState } from "react"

/** Milliseconds after which the page counts as idle. */
const REST = 1_500

/** Once the page has loaded: for what must not compete for bandwidth with it, but should not wait either. */
export const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve()
    else window.addEventListener("load", () => resolve(), { once: true })
  })

const rested = async () => {
  await loaded()
  await new Promise((resolve) => setTimeout(resolve, REST))
}

let waiting: Promise<void> | undefined

/** Once the page has loaded and is idle: for what is not needed yet. */
export const settled = (): Promise<void> => (waiting ??= rested())

/** Whether the page has loaded and is idle. */
export const useSettled = (): boolean => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    let shown = true
    void settled().then(() => shown && setOver(true))
    return () => {
      shown = false
    }
  }, [])
  return over
}
