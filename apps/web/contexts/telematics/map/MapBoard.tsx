import type { Organization } from "#tenancy/contract"
import { useMemo, useRef, useState } from "react"
import type { Board, Tool } from "./board.ts"
import type { VehicleMap } from "./canvas/VehicleMap.ts"
import type { FleetStore } from "./fleet/fleetStore.ts"
import { useGeofenceShapes } from "./geofences/useGeofenceShapes.ts"
import { useMatches } from "./list/useMatches.ts"
import { MapArea } from "./MapArea.tsx"
import { MapPanel } from "./panel/MapPanel.tsx"
import styles from "./MapBoard.module.css"
import { useEscape } from "./useEscape.ts"
import { useMapSearch } from "./useMapSearch.ts"
import { useMapText } from "./useMapText.ts"
import { useMarkers } from "./useMarkers.ts"

interface Props {
  readonly organization: Organization
  readonly store: FleetStore
  readonly isLive: boolean
}

/** The list and the map, which share what is selected. */
export const MapBoard = ({ organization, store, isLive }: Props) => {
  const search = useMapSearch()
  const text = useMapText(organization)
  const [map, setMap] = useState<VehicleMap>()
  const tool = useRef<Tool>(undefined)
  const matches = useMatches(search.values)
  const board: Board = useMemo(
    () => ({ organization, store, search, text, map, setTool: (next) => void (tool.current = next) }),
    [organization, store, search, text, map]
  )
  useGeofenceShapes(board)
  useMarkers(board, matches)
  useEscape(search)
  return (
    <div className={styles["board"]} data-full-bleed="">
      <MapPanel board={board} matches={matches} isLive={isLive} />
      <MapArea board={board} tool={tool} onMap={setMap} />
    </div>
  )
}
