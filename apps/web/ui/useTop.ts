import { useEffect, useRef } from "react"

/** For what scrolls: it begins at its top again whenever the search changes, because what is found first stands there. */
export const useTop = <E extends Element = HTMLDivElement>(search: string) => {
  const element = useRef<E>(null)
  const before = useRef(search)
  useEffect(() => {
    if (before.current === search) return
    before.current = search
    element.current?.scrollTo(0, 0)
  }, [search])
  return element
}
