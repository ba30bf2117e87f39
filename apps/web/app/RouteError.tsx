import { useRouteError } from "react-router"
import { ownProblem } from "../api/problem.ts"
import { ErrorState } from "../ui/ErrorState.tsx"
import { useTitle } from "../ui/useTitle.ts"

// Each browser has its own message for a chunk that could not be fetched.
const UNFETCHED = /dynamically imported module|preload CSS|importing a module script/i

const pageError = (error: unknown) =>
  error instanceof Error && UNFETCHED.test(error.message) ? ownProblem("offline", error) : error

/** Shown when a page failed or could not be loaded; inside the shell, which stays. */
export const PageError = () => {
  const error = useRouteError()
  useTitle()
  return <ErrorState error={pageError(error)} />
}

/** The same outside the shell. */
export const RouteError = () => (
  <main>
    <PageError />
  </main>
)
