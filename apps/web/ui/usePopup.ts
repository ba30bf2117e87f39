import { useLayoutEffect, useRef } from "react"

const GAP = 4
/** The distance from the window's edge. */
const MARGIN = 8

/** Below the anchor, or above it where there is more room; never higher than the window. */
const place = (anchor: HTMLElement, popup: HTMLElement) => {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  // Without what an on-screen keyboard covers.
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
  const below = offsetTop + height - bottom - GAP - MARGIN
  const above = top - offsetTop - GAP - MARGIN
  popup.style.maxHeight = ""
  const isBelow = popup.offsetHeight <= below || below >= above
  const room = Math.max(0, isBelow ? below : above)
  popup.style.left = `${left}px`
  popup.style.width = `${width}px`
  popup.style.maxHeight = `${room}px`
  popup.style.top = `${isBelow ? bottom + GAP : top - GAP - Math.min(popup.offsetHeight, room)}px`
}

/** While open, a popover next to its anchor, above everything else: a dialog would cut it off. */
export const usePopup = (open: boolean) => {
  const anchor = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [field, list] = [anchor.current, popup.current]
    if (!open || !field || !list) return
    const follow = () => place(field, list)
    list.showPopover()
    follow()
    // Also when the suggestions change.
    const sizes = new ResizeObserver(follow)
    for (const element of [field, list]) sizes.observe(element)
    window.addEventListener("scroll", follow, { capture: true, passive: true })
    window.visualViewport?.addEventListener("resize", follow)
    return () => {
      sizes.disconnect()
      window.removeEventListener("scroll", follow, { capture: true })
      window.visualViewport?.removeEventListener("resize", follow)
      list.hidePopover()
    }
  }, [open])
  return { anchor, popup }
}
