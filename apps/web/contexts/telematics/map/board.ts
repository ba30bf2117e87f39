import type { Point } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useEffect, useLayoutEffect } from "react"
import type { Part, Shapes, VehicleMap } from "./canvas/VehicleMap.ts"
import { NO_SHAPES } from "./canvas/VehicleMap.ts"
import type { FleetStore } from "./fleet/fleetStore.ts"
import type { MapSearchState } from "./useMapSearch.ts"
import type { MapText } from "./useMapText.ts"

/** What a part of the page does with clicks on the map. */
export interface Tool {
  readonly onPoint: (point: Point) => void
  readonly onHandle?: (handle: number, to: Point) => void
}

/** What the parts of the page share. */
export interface Board {
  readonly organization: Organization
  readonly store: FleetStore
  readonly search: MapSearchState
  readonly text: MapText
  /** Undefined until it is loaded, and where it cannot be drawn. */
  readonly map: VehicleMap | undefined
  readonly setTool: (tool: Tool | undefined) => void
}

/** Takes the clicks on the map while the calling component is shown, unless there is no tool. */
export const useTool = ({ map, setTool }: Pick<Board, "map" | "setTool">, tool: Tool | undefined) => {
  useLayoutEffect(() => {
    setTool(tool)
    return () => setTool(undefined)
  })
  const isPlacing = tool !== undefined
  useEffect(() => {
    if (!map || !isPlacing) return
    map.setPlacing(true)
    return () => map.setPlacing(false)
  }, [map, isPlacing])
}

/** Draws shapes on the map while the calling component is shown. */
export const useShapes = (map: VehicleMap | undefined, part: Part, shapes: Shapes) => {
  useEffect(() => {
    map?.show(part, shapes)
  }, [map, part, shapes])
  useEffect(() => () => map?.show(part, NO_SHAPES), [map, part])
}
