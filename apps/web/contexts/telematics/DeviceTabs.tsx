import { type DeviceId, type TelematicsNumbers } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { Tabs } from "@radix-ui/themes"
import { lazy, Suspense } from "react"
import { type To, useSearchParams } from "react-router"
import { useMessages } from "../../i18n/useMessages.ts"
import styles from "../../ui/PageTabs.module.css"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import { devices } from "./messages/pages.ts"

const TABS = ["issues", "devices", "faults", "connection"] as const
type Tab = (typeof TABS)[number]

/** Each tab loads its own code. */
const CONTENTS = {
  issues: lazy(async () => ({ default: (await import("./health/IssuesTab.tsx")).IssuesTab })),
  devices: lazy(async () => ({ default: (await import("./devices/DevicesTab.tsx")).DevicesTab })),
  faults: lazy(async () => ({ default: (await import("./health/FaultsTab.tsx")).FaultsTab })),
  connection: lazy(async () => ({ default: (await import("./ConnectionTab.tsx")).ConnectionTab }))
} as const

/** The tab in the address. Without any: what is wrong, or the connection until there are devices. */
const useTab = ({ devices: count }: TelematicsNumbers) => {
  const [search, setSearch] = useSearchParams()
  const usual: Tab = count > 0 ? "issues" : "connection"
  const tab = TABS.find((name) => name === search.get("tab")) ?? usual
  // Each tab has its own filters.
  const choose = (name: string) => setSearch(name === usual ? {} : { tab: name }, { replace: true })
  return [tab, choose] as const
}

interface Props {
  readonly organization: Organization
  readonly numbers: TelematicsNumbers
  readonly linkTo: (id: DeviceId) => To
}

/** Issues, devices, faults and the connection, each in its tab. */
export const DeviceTabs = ({ organization, numbers, linkTo }: Props) => {
  const { tabs } = useMessages(devices)
  const [tab, choose] = useTab(numbers)
  const Content = CONTENTS[tab]
  return (
    <Tabs.Root value={tab} onValueChange={choose}>
      <Tabs.List className={styles["list"] ?? ""} aria-label={tabs.label}>
        {TABS.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {tabs[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab}>
        <Suspense
          fallback={
            <Panel flush>
              <SkeletonRows rows={4} />
            </Panel>
          }
        >
          <Content organization={organization} linkTo={linkTo} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  )
}
