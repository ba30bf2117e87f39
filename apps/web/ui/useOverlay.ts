import { useLayoutEffect, useRef } from "react"
import { addOverlay } from "./overlays.ts"

/** Makes Back close a dialog instead of leaving the page: calls `onOpenChange` with `false`. It may stay open. */
export const useOverlay = (open: boolean, onOpenChange: (open: boolean) => void) => {
  const latest = useRef(onOpenChange)
  useLayoutEffect(() => {
    latest.current = onOpenChange
  })
  useLayoutEffect(() => (open ? addOverlay(() => latest.current(false)) : undefined), [open])
}
