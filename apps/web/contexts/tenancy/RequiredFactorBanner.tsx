import { lazy, Suspense } from "react"
import { useOrganizations } from "./organizations.ts"

// It shows something to those who have not set one up.
const RequiredFactor = lazy(() => import("./security/RequiredFactor.tsx"))

/** On every page of an organization that requires a second step. */
export const RequiredFactorBanner = () => {
  const { current } = useOrganizations()
  return (
    current?.second_factor_from && (
      <Suspense>
        <RequiredFactor />
      </Suspense>
    )
  )
}
