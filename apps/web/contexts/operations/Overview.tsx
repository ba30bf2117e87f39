import type { FleetNumbers, SampleData } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense } from "react"
import { withMessages } from "../../i18n/locale.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import { documents, fleet, fuel, handovers, meters, occupancy, timeline } from "../fleet/messages/index.ts"
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

const load = withMessages(
  () => import("./RecentActivity.tsx"),
  documents,
  fleet,
  fuel,
  handovers,
  meters,
  occupancy,
  timeline
)

// Its sentences need the texts of the whole fleet, and the numbers come first. If it cannot be loaded, the page works
// without it.
const RecentActivity = lazy(() =>
  load().then(
    ({ RecentActivity }) => ({ default: RecentActivity }),
    () => ({ default: () => <></> })
  )
)

/** What needs someone today, then what there is, then what happened. */
export const Overview = ({ organization, numbers, sample }: Props) => {
  const { activity } = useMessages(operations)
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
        <ByState numbers={numbers} />
      </div>
      <NextSteps organization={organization}>
        <Suspense fallback={waiting}>
          <RecentActivity organization={organization} />
        </Suspense>
      </NextSteps>
    </div>
  )
}
