import type { GeofenceView } from "#telematics/contract"
import { useMemo } from "react"
import { type Board, useShapes } from "../board.ts"
import { geofenceShapes, useGeofences } from "./geofences.ts"

const NONE: ReadonlyArray<GeofenceView> = []

/** Draws the geofences, except the one that is being edited: its form does. */
export const useGeofenceShapes = ({ organization, map, search }: Board) => {
  const { data = NONE } = useGeofences(organization)
  const { geofence: edited } = search.values
  useShapes(
    map,
    "geofences",
    useMemo(() => geofenceShapes(data.filter(({ id }) => id !== edited)), [data, edited])
  )
}
