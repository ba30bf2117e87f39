import { useEffect } from "react"

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * While `active`, the browser asks for confirmation before the page is closed or reloaded. Browsers don't keep a page
 * with this listener for going back to it, so it exists only then.
 */
export const useLeaveWarning = (active: boolean) =>
  useEffect(() => {
    if (!active) return
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [active])
