import { SegmentedControl } from "@radix-ui/themes"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { PageHeader } from "../../../../ui/PageHeader.tsx"
import { SkeletonRows } from "../../../../ui/Skeleton.tsx"
import { useIsSheet } from "../useIsSheet.ts"
import { telematicsInShell } from "../../messages/index.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import { VehicleCard } from "../detail/VehicleCard.tsx"
import { ListFilters } from "../list/ListFilters.tsx"
import type { Matches } from "../list/useMatches.ts"
import { VehicleList } from "../list/VehicleList.tsx"
import { MapMenu } from "../privacy/MapMenu.tsx"
import { type Detent, PanelFrame } from "./PanelFrame.tsx"
import styles from "./MapPanel.module.css"

const DayView = lazy(() => import("../day/DayView.tsx"))
const GeofencesView = lazy(() => import("../geofences/GeofencesView.tsx"))
const NearestView = lazy(() => import("../nearest/NearestView.tsx"))

interface Props {
  readonly board: Board
  readonly matches: Matches
  readonly isLive: boolean
}

const PARTS = ["vehicles", "geofences", "nearest"] as const

const isPart = (value: string): value is (typeof PARTS)[number] => PARTS.some((part) => part === value)

/** Whether the page shows vehicles, geofences or the nearest free vehicles. */
const Parts = ({ search: { values, change } }: Board) => {
  const { parts: m } = useMessages(vehicleMap)
  const choose = (part: string) => {
    const rest = {
      vehicle: undefined,
      day: undefined,
      follow: undefined,
      geofence: undefined,
      point: undefined
    }
    if (isPart(part)) change({ ...rest, show: part === "vehicles" ? undefined : part })
  }
  return (
    <SegmentedControl.Root
      value={values.show ?? "vehicles"}
      aria-label={m.label}
      className={styles["parts"] ?? ""}
      onValueChange={choose}
    >
      {PARTS.map((part) => (
        <SegmentedControl.Item key={part} value={part}>
          {m[part]}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}

const Live = ({ isLive }: Pick<Props, "isLive">) => {
  const { live: m } = useMessages(vehicleMap)
  return (
    <output className={styles["live"]} data-live={isLive}>
      {isLive ? m.on : m.off}
    </output>
  )
}

/** The vehicle that was looked at last, so that the list continues there. */
const useLast = (vehicle: string | undefined): string | undefined => {
  const [last, setLast] = useState<string>()
  if (vehicle !== undefined && vehicle !== last) setLast(vehicle)
  return last
}

const Content = ({ board, matches }: Omit<Props, "isLive">) => {
  const { vehicle, day, show } = board.search.values
  const last = useLast(vehicle)
  if (vehicle !== undefined && day !== undefined) return <DayView key={vehicle} board={board} />
  if (vehicle !== undefined) return <VehicleCard key={vehicle} board={board} />
  if (show === "geofences") return <GeofencesView board={board} />
  if (show === "nearest") return <NearestView board={board} />
  return (
    <>
      <ListFilters {...board.search} />
      <VehicleList board={board} matches={matches} last={last} />
    </>
  )
}

/** As a sheet, opens for what was selected, and makes room for a table. */
const useDetent = ({ search: { values } }: Board) => {
  const [detent, setDetent] = useState<Detent>("half")
  const shown = values.view ?? values.geofence ?? values.vehicle
  const [before, setBefore] = useState<string>()
  if (shown !== before) {
    setBefore(shown)
    if (shown === "table") setDetent("low")
    else if (shown !== undefined && detent === "low") setDetent("half")
  }
  return [detent, setDetent] as const
}

/** The list, or what was selected. */
export const MapPanel = ({ board, matches, isLive }: Props) => {
  const header = useMessages(telematicsInShell).mapPage
  const isSheet = useIsSheet()
  const [detent, setDetent] = useDetent(board)
  const head = (
    <div className={styles["head"]}>
      <PageHeader {...header} />
      <MapMenu organization={board.organization} />
      <Live isLive={isLive} />
    </div>
  )
  return (
    <PanelFrame isSheet={isSheet} head={head} detent={detent} onDetent={setDetent} map={board.map}>
      <Parts {...board} />
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <Content board={board} matches={matches} />
      </Suspense>
    </PanelFrame>
  )
}
