import { type ComponentType, lazy, Suspense, useEffect } from "react"
import { whenIdle } from "../../../api/idle.ts"
import { VEHICLE_TABS } from "../../../app/vehicleTabs/tabs.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { PageTab } from "../../../ui/PageTabs.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import { fleet, meters } from "../messages/index.ts"
import { assignments, documents, fuel, handovers, occupancy, photos } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { History } from "./History.tsx"
import { Overview } from "./Overview.tsx"

type Tab = ComponentType<VehicleProps>

const LOADS = {
  availability: async (): Promise<Tab> => (await import("../occupancy/AvailabilityTab.tsx")).AvailabilityTab,
  meters: async (): Promise<Tab> => (await import("../meters/MetersTab.tsx")).MetersTab,
  fuel: async (): Promise<Tab> => (await import("../fuel/FuelTab.tsx")).FuelTab,
  drivers: async (): Promise<Tab> => (await import("../assignments/DriversTab.tsx")).DriversTab,
  handovers: async (): Promise<Tab> => (await import("../handovers/HandoversTab.tsx")).HandoversTab,
  documents: async (): Promise<Tab> => (await import("../documents/DocumentsTab.tsx")).DocumentsTab,
  photos: async (): Promise<Tab> => (await import("../photos/PhotosTab.tsx")).PhotosTab
}

const lazily = (load: () => Promise<Tab>) => {
  const Lazy = lazy(async () => ({ default: await load() }))
  return (props: VehicleProps) => (
    <Suspense
      fallback={
        <Panel flush>
          <SkeletonRows />
        </Panel>
      }
    >
      <Lazy {...props} />
    </Suspense>
  )
}

const AvailabilityTab = lazily(LOADS.availability)
const MetersTab = lazily(LOADS.meters)
const FuelTab = lazily(LOADS.fuel)
const DriversTab = lazily(LOADS.drivers)
const HandoversTab = lazily(LOADS.handovers)
const DocumentsTab = lazily(LOADS.documents)
const PhotosTab = lazily(LOADS.photos)

/** The tabs of other contexts. */
const FURTHER = VEHICLE_TABS.map((tab) => ({ ...tab, Content: lazily(tab.load) }))

const ALL_LOADS = [...Object.values(LOADS), ...VEHICLE_TABS.map(({ load }) => load)]

/** Fetches all tabs once the page is idle: opening one then needs no code. */
const usePrefetch = () =>
  useEffect(() => {
    void whenIdle().then(() => Promise.allSettled(ALL_LOADS.map((load) => load())))
  }, [])

/** The tabs of a vehicle's page. */
export const useTabs = (props: VehicleProps): ReadonlyArray<PageTab> => {
  const m = useMessages(fleet).record
  const locale = useLocale()
  usePrefetch()
  const further = FURTHER.filter(({ isVisible }) => isVisible(props.organization)).map(
    ({ name, label, Content }) => ({ name, label: label(locale), content: <Content {...props} /> })
  )
  return [
    { name: "overview", label: m.overview, content: <Overview {...props} /> },
    { name: "availability", label: useMessages(occupancy).tab, content: <AvailabilityTab {...props} /> },
    { name: "meters", label: useMessages(meters).tab, content: <MetersTab {...props} /> },
    { name: "fuel", label: useMessages(fuel).tab, content: <FuelTab {...props} /> },
    { name: "drivers", label: useMessages(assignments).tab, content: <DriversTab {...props} /> },
    { name: "handovers", label: useMessages(handovers).tab, content: <HandoversTab {...props} /> },
    ...further,
    { name: "documents", label: useMessages(documents).tab, content: <DocumentsTab {...props} /> },
    { name: "photos", label: useMessages(photos).tab, content: <PhotosTab {...props} /> },
    { name: "history", label: m.history, content: <History {...props} /> }
  ]
}
