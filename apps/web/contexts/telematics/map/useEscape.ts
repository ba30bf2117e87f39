import { useEffect, useLayoutEffect, useRef } from "react"
import type { MapSearchState } from "./useMapSearch.ts"

/** What Escape does in these belongs to them. */
const OWN = "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]"

/** Escape goes back one step: from a day to its vehicle, from a vehicle to all of them. */
export const useEscape = ({ values, change }: MapSearchState) => {
  const back = () => {
    if (values.day) change({ day: undefined })
    else if (values.vehicle) change({ vehicle: undefined, follow: undefined })
    else if (values.geofence) change({ geofence: undefined })
    else if (values.show) change({ show: undefined, point: undefined })
  }
  const latest = useRef(back)
  useLayoutEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest(OWN) !== null
      if (event.key === "Escape" && !event.defaultPrevented && !isOwn) latest.current()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}
