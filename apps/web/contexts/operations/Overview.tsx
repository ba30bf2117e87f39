import type { FleetNumbers, SampleData } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import { useTelematicsNumbers } from "../telematics/numbers.ts"
import { Inbox } from "./Inbox.tsx"
import { operations } from "./messages/index.ts"
import { NextSteps } from "./NextSteps.tsx"
import { Attention, ByState, Today } from "./numbers/FleetPanels.tsx"
import styles from "./numbers/Numbers.module.css"
import { SampleNote } from "./Sample.tsx"

interface Props {
  readonly organization: Organization
  readonly numbers: FleetNumbers
  /** Undefined if it could not be loaded. */
  readonly sample: SampleData | undefined
}

// Its sentences need the texts of the whole fleet, and the numbers come first. If it cannot be loaded, the page works
// without it.
const RecentActivity = lazy(() =>
  import("./pages.ts")
    .then(({ loadRecentActivity }) => loadRecentActivity())
    .then(
      ({ RecentActivity }) => ({ default: RecentActivity }),
      () => ({ default: () => <></> })
    )
)

// Its numbers come with code of their own, and those of the fleet come first.
const MaintenancePanel = lazy(() =>
  import("./numbers/MaintenancePanel.tsx").then(
    ({ MaintenancePanel }) => ({ default: MaintenancePanel }),
    () => ({ default: () => <></> })
  )
)

/** What needs someone today, then what there is, then what happened. */
export const Overview = ({ organization, numbers, sample }: Props) => {
  const { activity, maintenance } = useMessages(operations)
  const { data: counted } = useTelematicsNumbers(organization)
  const devices = counted && counted.devices > 0 ? counted : undefined
  const waiting = (
    <Panel title={activity.title} flush>
      <SkeletonRows rows={8} />
    </Panel>
  )
  return (
    <div className={styles["center"]}>
      {sample && sample.loaded_at !== null && <SampleNote organization={organization} sample={sample} />}
      <Today numbers={numbers} devices={devices} />
      <div className={styles["columns"]}>
        <div>
          <Attention numbers={numbers} devices={devices} />
          <Inbox organization={organization} />
        </div>
        <div>
          <Suspense
            fallback={
              <Panel title={maintenance} flush>
                <SkeletonRows rows={6} />
              </Panel>
            }
          >
            <MaintenancePanel organization={organization} />
          </Suspense>
          <ByState numbers={numbers} />
        </div>
      </div>
      <NextSteps organization={organization}>
        <Suspense fallback={waiting}>
          <RecentActivity organization={organization} />
        </Suspense>
      </NextSteps>
    </div>
  )
}
