import { useEffect, useRef } from "react"

/** Milliseconds for which pointer or focus rest on an element before they count as an intent to use it. */
const REST = 80

/** Props for an element whose content can be loaded ahead of time: `load` is called when it is likely to be used. */
export const useIntent = (load: () => unknown) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(load)
  useEffect(() => void (latest.current = load))
  const cancel = () => clearTimeout(timer.current)
  const begin = () => {
    cancel()
    timer.current = setTimeout(() => latest.current(), REST)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { onPointerEnter: begin, onPointerLeave: cancel, onFocus: begin, onBlur: cancel }
}
