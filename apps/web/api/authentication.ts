import { useEffect, useState } from "react"
import { freshSession, isStale } from "./refresh.ts"
import { useSession } from "./session.ts"

export type Authentication = "resolving" | "signed in" | "signed out"

/**
 * Who the page is for, once that is clear: a stored session whose access token has expired is exchanged
 * first. A session that cannot be refreshed for want of a connection still counts: its calls will say so.
 */
export const useAuthentication = (): Authentication => {
  const session = useSession()
  const [resolving, setResolving] = useState(() => session !== undefined && isStale(session))
  useEffect(() => {
    if (!resolving) return
    const settle = () => setResolving(false)
    freshSession().then(settle, settle)
  }, [resolving])
  if (!session) return "signed out"
  return resolving ? "resolving" : "signed in"
}
