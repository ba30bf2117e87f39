import { useEffect } from "react"
import { Navigate, Outlet, useLocation } from "react-router"
import { useAuthentication } from "../api/authentication.ts"
import { endedByChoice, useSession } from "../api/session.ts"
import { Loading } from "../ui/Loading.tsx"
import { forgetPath, rememberPath } from "./returnPath.ts"

const ToSignIn = () => {
  const { pathname, search, hash } = useLocation()
  // Whoever signs out wants to leave; whoever was not let in wants to come back.
  useEffect(() => (endedByChoice() ? forgetPath() : rememberPath(pathname + search + hash)))
  return <Navigate to="/auth" replace />
}

/**
 * Lets signed-in people through, shows a spinner until it is clear who that is, sends others to sign-in. Somebody
 * else, who signed in in another tab, finds no form that was filled in here, and no dialog.
 */
export const Protected = () => {
  const person = useSession()?.user.id
  switch (useAuthentication()) {
    case "resolving":
      return <Loading />
    case "signed out":
      return <ToSignIn />
    case "signed in":
      return <Outlet key={person} />
  }
}
