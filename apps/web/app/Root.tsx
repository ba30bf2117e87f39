import { useEffect } from "react"
import { Navigate, Outlet, ScrollRestoration, useLocation } from "react-router"
import { useAuthentication } from "../api/authentication.ts"
import { Loading } from "../ui/Loading.tsx"
import { Toaster } from "../ui/Toaster.tsx"
import { closedToVisitors } from "./native.ts"
import { NavigationBar } from "./NavigationBar.tsx"

let arrivedAt: string | undefined

/** Moves the focus to the new page's heading: this is how screen readers learn of a navigation. */
const useFocusOnNavigation = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    // Not on the first page, where the browser starts at the top automatically.
    if (arrivedAt !== undefined && arrivedAt !== pathname)
      document.querySelector("h1")?.focus({ preventScroll: true })
    arrivedAt = pathname
  }, [pathname])
}

/** Around every page. Restricts visitors of the native app to the pages open to them. */
export const Root = () => {
  const authentication = useAuthentication()
  const { pathname } = useLocation()
  useFocusOnNavigation()
  const closed = authentication !== "signed in" && closedToVisitors(pathname)
  if (closed && authentication === "signed out") return <Navigate to="/" replace />
  return (
    <>
      <NavigationBar />
      {closed ? <Loading /> : <Outlet />}
      <ScrollRestoration />
      <Toaster />
    </>
  )
}
