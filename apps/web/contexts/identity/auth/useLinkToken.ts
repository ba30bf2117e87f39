import { useLayoutEffect } from "react"
import { useLocation } from "react-router"

/**
 * The token after `#token=` in an email's link, or undefined. Removed from the address bar and the browser's
 * history immediately; only the router keeps it, until the page is left or reloaded.
 */
export const useLinkToken = (): string | undefined => {
  const { hash, pathname } = useLocation()
  useLayoutEffect(() => {
    if (hash) history.replaceState(history.state, "", pathname)
  }, [hash, pathname])
  return new URLSearchParams(hash.slice(1)).get("token") || undefined
}
