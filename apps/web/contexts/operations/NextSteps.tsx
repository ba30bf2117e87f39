import type { Organization } from "#tenancy/contract"
import { lazy, type ReactNode, Suspense } from "react"
import { useSettingUp } from "./useSettingUp.ts"

// Most organizations are set up. If it cannot be loaded, the page works without it.
const SettingUp = lazy(() =>
  import("./SettingUp.tsx").then(
    ({ SettingUp }) => ({ default: SettingUp }),
    () => ({ default: ({ otherwise }: { readonly otherwise: ReactNode }) => otherwise })
  )
)

interface Props {
  readonly organization: Organization
  /** Shown to those who don't set up the organization, and once it is set up. */
  readonly otherwise?: ReactNode
}

/** The next steps of setting up the organization, for those who do. */
export const NextSteps = ({ organization, otherwise = null }: Props) => {
  const { isSettingUp, hide } = useSettingUp(organization)
  if (!isSettingUp) return otherwise
  return (
    <Suspense>
      <SettingUp organization={organization} onHide={hide} otherwise={otherwise} />
    </Suspense>
  )
}
