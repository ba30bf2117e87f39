import { useLayoutEffect } from "react"
import { useLocation } from "react-router"

/**
 * What follows the `#` in an email's link: a token, and the address it was sent to if that is needed to sign in. Removed
 * from the address bar and the browser's history immediately; only the router keeps it, until the page is left or
 * reloaded.
 */
export const useLink = () => {
  const { hash, pathname } = useLocation()
  useLayoutEffect(() => {
    if (hash) history.replaceState(history.state, "", pathname)
  }, [hash, pathname])
  const given = new URLSearchParams(hash.slice(1))
  return { token: given.get("token") || undefined, email: given.get("email") ?? "" }
}

/** The token of an email's link, or undefined. */
export const useLinkToken = (): string | undefined => useLink().token
