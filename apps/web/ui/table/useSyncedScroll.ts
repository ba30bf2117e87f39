import { type UIEvent, useRef } from "react"

/**
 * Head and body of a table scroll sideways together. They are two scrollers, because only then can the head stay at the top
 * of the window.
 */
export const useSyncedScroll = () => {
  const head = useRef<HTMLTableSectionElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const onScroll = ({ currentTarget }: UIEvent<HTMLTableSectionElement>) => {
    const { scrollLeft } = currentTarget
    for (const section of [head.current, body.current]) {
      if (!section) continue
      section.dataset["scrolled"] = String(scrollLeft !== 0)
      if (section !== currentTarget) section.scrollLeft = scrollLeft
    }
  }
  return { head, body, onScroll }
}
