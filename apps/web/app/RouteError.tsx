import { useRouteError } from "react-router"
import { ownProblem } from "../api/problem.ts"
import { ErrorState } from "../ui/ErrorState.tsx"
import { useTitle } from "../ui/useTitle.ts"

// Each browser says in its own words that a part of the page could not be fetched.
const UNFETCHED = /dynamically imported module|preload CSS|importing a module script/i

const told = (error: unknown) =>
  error instanceof Error && UNFETCHED.test(error.message) ? ownProblem("offline", error) : error

/** A page broke, or could not be loaded; inside the frame, which stays. */
export const PageError = () => {
  const error = useRouteError()
  useTitle()
  return <ErrorState error={told(error)} />
}

/** The same where there is no frame. */
export const RouteError = () => (
  <main>
    <PageError />
  </main>
)
