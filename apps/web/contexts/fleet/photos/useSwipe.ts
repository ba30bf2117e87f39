import { type PointerEvent, useRef } from "react"

/** Pixels; what moves less far, or more up or down than sideways, is not a swipe. */
const SHORTEST = 40

/** For an element with `touch-action: pan-y`: a finger that moves to the left goes forward by one, to the right back. */
export const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<Pick<PointerEvent, "clientX" | "clientY">>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger zooms.
      start.current = pointerType === "mouse" || !isPrimary ? null : { clientX, clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (start.current === null) return
      const [x, y] = [clientX - start.current.clientX, clientY - start.current.clientY]
      start.current = null
      if (Math.abs(x) >= SHORTEST && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    }
  }
}
