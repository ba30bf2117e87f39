import type { Organization } from "#tenancy/contract"
import { type ReactNode, useEffect } from "react"
import { SetupChecklist } from "./SetupChecklist.tsx"
import { useOpenSetup } from "./useOpenSetup.ts"

export interface Props {
  readonly organization: Organization
  readonly onHide: () => void
  /** Shown while the steps are loaded. */
  readonly waiting: ReactNode
  /** Shown when there is nothing to set up. */
  readonly otherwise: ReactNode
  /** Shown below, once it is known what there is to set up. */
  readonly children: ReactNode
}

/** What to set up next. */
export const SettingUp = ({ organization, onHide, waiting, otherwise, children }: Props) => {
  const steps = useOpenSetup(organization)
  const isDone = steps?.length === 0
  useEffect(() => {
    if (isDone) onHide()
  }, [isDone, onHide])
  if (steps === undefined) return waiting
  return (
    <>
      {steps === null || isDone ? otherwise : <SetupChecklist steps={steps} onHide={onHide} />}
      {children}
    </>
  )
}
