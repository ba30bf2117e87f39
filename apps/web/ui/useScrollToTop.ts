import { useEffect, useRef } from "react"

/** Scrolls a list back to its top whenever the search changes, because the best matches are there. */
export const useScrollToTop = <E extends Element = HTMLDivElement>(search: string) => {
  const element = useRef<E>(null)
  const before = useRef(search)
  useEffect(() => {
    if (before.current === search) return
    before.current = search
    element.current?.scrollTo(0, 0)
  }, [search])
  return element
}
