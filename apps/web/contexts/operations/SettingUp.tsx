import type { Organization } from "#tenancy/contract"
import { useEffect } from "react"
import { Panel } from "../../ui/Panel.tsx"
import { Overview } from "./Overview.tsx"
import { QuickLinks } from "./QuickLinks.tsx"
import { SetupChecklist } from "./SetupChecklist.tsx"
import { useOpenSetup } from "./useOpenSetup.ts"

interface Props {
  readonly organization: Organization
  readonly onHide: () => void
}

/** What to set up, in place of what there is to do. */
export const SettingUp = ({ organization, onHide }: Props) => {
  const steps = useOpenSetup(organization)
  const isDone = steps?.length === 0
  useEffect(() => {
    if (isDone) onHide()
  }, [isDone, onHide])
  if (steps === undefined) return null
  if (steps === null || isDone) return <Overview />
  return (
    <>
      <SetupChecklist steps={steps} onHide={onHide} />
      <Panel flush>
        <QuickLinks />
      </Panel>
    </>
  )
}
