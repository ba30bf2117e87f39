import { useLayoutEffect } from "react"
import { useLocation } from "react-router"

/**
 * The token behind `#token=` in a mail's link, or undefined. It leaves the address bar and the browser's
 * history at once; the router alone goes on knowing it, until the page is left or reloaded.
 */
export const useLinkToken = (): string | undefined => {
  const { hash, pathname } = useLocation()
  useLayoutEffect(() => {
    if (hash) history.replaceState(history.state, "", pathname)
  }, [hash, pathname])
  return new URLSearchParams(hash.slice(1)).get("token") || undefined
}
