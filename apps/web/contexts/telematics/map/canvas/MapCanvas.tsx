import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { vehicleMap } from "../../messages/pages.ts"
import { createVehicleMap } from "./createVehicleMap.ts"
import { canDraw } from "./engine.ts"
import styles from "./Map.module.css"
import type { MapEvents, Streets, VehicleMap } from "./VehicleMap.ts"

interface Props {
  readonly streets: Streets
  readonly events: MapEvents
  /** Called with the map, and without it when it is gone. */
  readonly onMap: (map: VehicleMap | undefined) => void
}

/** Handlers that always call the latest ones: the map is created once. */
const useLatest = (events: MapEvents): MapEvents => {
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })
  const [stable] = useState<MapEvents>(() => ({
    onVehicle: (id) => latest.current.onVehicle(id),
    onPoint: (point) => latest.current.onPoint(point),
    onHandle: (handle, to) => latest.current.onHandle(handle, to),
    onZoom: (zoom) => latest.current.onZoom(zoom),
    onMoved: () => latest.current.onMoved(),
    onStyleFailed: () => latest.current.onStyleFailed(),
    onCredits: (credits) => latest.current.onCredits(credits),
    describe: (id) => latest.current.describe(id)
  }))
  return stable
}

/** The drawn map. Its code is large, so it is loaded beside the page. */
const MapCanvas = ({ streets: { style, archive }, events, onMap }: Props) => {
  const { map: m } = useMessages(vehicleMap)
  const container = useRef<HTMLDivElement>(null)
  const stable = useLatest(events)
  const [isPossible] = useState(canDraw)
  const { label } = m
  useEffect(() => {
    if (container.current === null || !isPossible) return
    const { map, remove } = createVehicleMap({
      container: container.current,
      label,
      streets: { style, archive },
      events: stable
    })
    onMap(map)
    return () => {
      onMap(undefined)
      remove()
    }
  }, [style, archive, label, stable, onMap, isPossible])
  if (!isPossible) return <p className={styles["failed"]}>{m.noWebgl}</p>
  return <div ref={container} className={styles["canvas"]} />
}

export default MapCanvas
