import { useRouteError } from "react-router"
import { ErrorState } from "../ui/ErrorState.tsx"
import { useTitle } from "../ui/useTitle.ts"

/** A page broke, or could not be loaded. */
export const RouteError = () => {
  const error = useRouteError()
  useTitle()
  return (
    <main>
      <ErrorState error={error} />
    </main>
  )
}
