import { useCallback, useSyncExternalStore } from "react"

/** Whether a media query matches, kept current. */
export const useMediaQuery = (query: string) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener("change", listener)
      return () => list.removeEventListener("change", listener)
    },
    [query]
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** The specification's mobile breakpoint. */
export const useIsMobile = () => useMediaQuery("(width < 768px)")
