import { type RefObject, useEffect, useState } from "react"

/** Rows that are rendered beyond both edges. */
const MARGIN = 6

/** Which rows of a long list are in sight, so that only these are rendered. */
export const useWindow = (element: RefObject<HTMLElement | null>, count: number, height: number) => {
  const [[top, visible], setView] = useState<readonly [top: number, visible: number]>([0, 900])
  useEffect(() => {
    const list = element.current
    if (list === null) return
    const read = () => setView([list.scrollTop, list.clientHeight])
    const observer = new ResizeObserver(read)
    observer.observe(list)
    list.addEventListener("scroll", read, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener("scroll", read)
    }
  }, [element])
  const first = Math.max(0, Math.min(count - 1, Math.floor(top / height) - MARGIN))
  const last = Math.min(count, Math.ceil((top + visible) / height) + MARGIN)
  return { first, last }
}
