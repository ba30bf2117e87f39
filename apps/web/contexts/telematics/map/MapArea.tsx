import { SegmentedControl } from "@radix-ui/themes"
import { Component, lazy, type ReactNode, type RefObject, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { vehicleMap } from "../messages/pages.ts"
import type { Board, Tool } from "./board.ts"
import styles from "./canvas/Map.module.css"
import type { MapEvents, VehicleMap } from "./canvas/VehicleMap.ts"
import { Credits } from "./controls/Credits.tsx"
import { StreetsNote } from "./controls/StreetsNote.tsx"
import { Zoom } from "./controls/Zoom.tsx"
import controls from "./controls/Controls.module.css"
import { useStreets } from "./streets.ts"
import { VehicleTable } from "./table/VehicleTable.tsx"

// Requested together with the page, of which it is the largest part.
const loading = import("./canvas/MapCanvas.tsx")
// Handled where it is shown.
loading.catch(() => undefined)
const MapCanvas = lazy(() => loading)

interface Props {
  readonly board: Board
  readonly tool: RefObject<Tool | undefined>
  readonly onMap: (map: VehicleMap | undefined) => void
}

/** Shows the rest of the page without the map if its code cannot be loaded, as without a connection. */
class WithoutMap extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

const ViewChoice = ({ search: { values, change } }: Board) => {
  const { views: m } = useMessages(vehicleMap)
  return (
    <SegmentedControl.Root
      value={values.view ?? "map"}
      aria-label={m.label}
      className={controls["views"] ?? ""}
      onValueChange={(view) => change({ view: view === "table" ? "table" : undefined })}
    >
      <SegmentedControl.Item value="map">{m.map}</SegmentedControl.Item>
      <SegmentedControl.Item value="table">{m.table}</SegmentedControl.Item>
    </SegmentedControl.Root>
  )
}

const useEvents = ({ board, tool }: Props) => {
  const [zoom, setZoom] = useState(0)
  const [credits, setCredits] = useState<ReadonlyArray<string>>([])
  const [hasFailed, setHasFailed] = useState(false)
  const { search, store, text } = board
  const events: MapEvents = {
    onVehicle: (vehicle) => search.change({ vehicle, show: undefined, follow: undefined, day: undefined }),
    onPoint: (point) => tool.current?.onPoint(point),
    onHandle: (handle, to) => tool.current?.onHandle?.(handle, to),
    onZoom: setZoom,
    onMoved: () => search.values.follow && search.change({ follow: undefined }),
    onStyleFailed: () => setHasFailed(true),
    onCredits: setCredits,
    describe: (id) => {
      const vehicle = store.find(id)
      return vehicle && `${vehicle.name} · ${text.state(vehicle, Date.now() / 1000)}`
    }
  }
  return { events, zoom, credits, hasFailed }
}

/** The map with its controls, or the table that shows the same. */
export const MapArea = (props: Props) => {
  const { board, onMap } = props
  const { map: m } = useMessages(vehicleMap)
  const streets = useStreets(board.organization)
  const { events, zoom, credits, hasFailed } = useEvents(props)
  const isTable = board.search.values.view === "table"
  const hasStreets = !hasFailed && streets !== undefined && (streets.style ?? streets.archive) !== null
  const waiting = <output className={controls["waiting"]}>{m.loading}</output>
  return (
    <div className={styles["frame"]}>
      <div className={controls["layer"]} inert={isTable}>
        <WithoutMap fallback={<p className={styles["failed"]}>{m.failed}</p>}>
          <Suspense fallback={waiting}>
            {streets ? <MapCanvas streets={streets} events={events} onMap={onMap} /> : waiting}
          </Suspense>
        </WithoutMap>
        <Zoom board={board} />
        <StreetsNote
          organization={board.organization}
          isShown={streets !== undefined && !hasStreets}
          zoom={zoom}
          hasFailed={hasFailed}
        />
        <Credits credits={credits} />
      </div>
      {isTable && <VehicleTable board={board} />}
      <ViewChoice {...board} />
    </div>
  )
}
