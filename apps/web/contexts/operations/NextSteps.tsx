import type { Organization } from "#tenancy/contract"
import { lazy, type ReactNode, Suspense } from "react"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import type { Props as SettingUpProps } from "./SettingUp.tsx"
import { useSettingUp } from "./useSettingUp.ts"

const NothingToSetUp = ({ otherwise, children }: Pick<SettingUpProps, "otherwise" | "children">) => (
  <>
    {otherwise}
    {children}
  </>
)

// Most organizations are set up. If it cannot be loaded, the page works without it.
const SettingUp = lazy(() =>
  import("./SettingUp.tsx").then(
    ({ SettingUp }) => ({ default: SettingUp }),
    () => ({ default: NothingToSetUp })
  )
)

interface Props {
  readonly organization: Organization
  /** Shown to those who don't set up the organization, and once it is set up. */
  readonly otherwise?: ReactNode
  /** What stands below the steps; shown together with them, so that it does not move. */
  readonly children: ReactNode
}

/** The next steps of setting up the organization, for those who do, and what stands below them. */
export const NextSteps = ({ organization, otherwise = null, children }: Props) => {
  const { isSettingUp, hide } = useSettingUp(organization)
  const waiting = (
    <Panel flush>
      <SkeletonRows rows={3} />
    </Panel>
  )
  return (
    <Suspense fallback={waiting}>
      {isSettingUp ? (
        <SettingUp organization={organization} onHide={hide} waiting={waiting} otherwise={otherwise}>
          {children}
        </SettingUp>
      ) : (
        <NothingToSetUp otherwise={otherwise}>{children}</NothingToSetUp>
      )}
    </Suspense>
  )
}
