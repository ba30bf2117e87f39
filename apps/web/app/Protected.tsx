import { useEffect, useState } from "react"
import { Navigate, Outlet, useLocation } from "react-router"
import { useAuthentication } from "../api/authentication.ts"
import { endedByChoice, useSession } from "../api/session.ts"
import { Loading } from "../ui/Loading.tsx"
import { forgetPath, rememberPath, takeFarewell } from "./returnPath.ts"

const ToSignIn = () => {
  const { pathname, search, hash } = useLocation()
  const [to] = useState(takeFarewell)
  // After signing out the user wants to leave; after a missing session they want to come back.
  useEffect(() => (endedByChoice() ? forgetPath() : rememberPath(pathname + search + hash)))
  return <Navigate to={to} replace />
}

/**
 * Renders the page for signed-in users, a spinner until the session is known, and sends others to sign-in. A
 * user who signs in in another tab starts afresh, without the forms and dialogs of the previous one.
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
