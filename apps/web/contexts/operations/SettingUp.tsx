import type { Organization } from "#tenancy/contract"
import { type ReactNode, useEffect } from "react"
import { SetupChecklist } from "./SetupChecklist.tsx"
import { useOpenSetup } from "./useOpenSetup.ts"

interface Props {
  readonly organization: Organization
  readonly onHide: () => void
  /** Shown when there is nothing to set up. */
  readonly otherwise: ReactNode
}

/** What to set up next. */
export const SettingUp = ({ organization, onHide, otherwise }: Props) => {
  const steps = useOpenSetup(organization)
  const isDone = steps?.length === 0
  useEffect(() => {
    if (isDone) onHide()
  }, [isDone, onHide])
  if (steps === undefined) return null
  return steps === null || isDone ? otherwise : <SetupChecklist steps={steps} onHide={onHide} />
}
