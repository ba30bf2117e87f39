import { useEffect, useState } from "react"
import { freshSession, isStale } from "./refresh.ts"
import { useSession } from "./session.ts"

export type Authentication = "resolving" | "signed in" | "signed out"

/**
 * Whether someone is signed in, once that is known: a stored session whose access token has expired is
 * refreshed first. A session that cannot be refreshed because the connection is down still counts; its calls
 * will report the problem.
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
