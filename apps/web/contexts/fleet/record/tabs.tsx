import { type ComponentType, lazy, Suspense, useEffect } from "react"
import { whenIdle } from "../../../api/idle.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { PageTab } from "../../../ui/PageTabs.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import {
  assignments,
  documents,
  fleet,
  fuel,
  handovers,
  meters,
  occupancy,
  photos
} from "../messages/index.ts"
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

/** Fetches all tabs once the page is idle: opening one then needs no code. */
const usePrefetch = () =>
  useEffect(() => {
    void whenIdle().then(() => Promise.allSettled(Object.values(LOADS).map((load) => load())))
  }, [])

/** The tabs of a vehicle's page. */
export const useTabs = (props: VehicleProps): ReadonlyArray<PageTab> => {
  const m = useMessages(fleet).record
  usePrefetch()
  return [
    { name: "overview", label: m.overview, content: <Overview {...props} /> },
    { name: "availability", label: useMessages(occupancy).tab, content: <AvailabilityTab {...props} /> },
    { name: "meters", label: useMessages(meters).tab, content: <MetersTab {...props} /> },
    { name: "fuel", label: useMessages(fuel).tab, content: <FuelTab {...props} /> },
    { name: "drivers", label: useMessages(assignments).tab, content: <DriversTab {...props} /> },
    { name: "handovers", label: useMessages(handovers).tab, content: <HandoversTab {...props} /> },
    { name: "documents", label: useMessages(documents).tab, content: <DocumentsTab {...props} /> },
    { name: "photos", label: useMessages(photos).tab, content: <PhotosTab {...props} /> },
    { name: "history", label: m.history, content: <History {...props} /> }
  ]
}
