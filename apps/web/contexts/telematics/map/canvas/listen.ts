import type { Point } from "#telematics/contract"
import type { GeoJSONSource, LngLat, MapMouseEvent, MapTouchEvent } from "maplibre-gl"
import type { Engine } from "./engine.ts"
import type { MapEvents } from "./VehicleMap.ts"

const VEHICLES = ["selected", "vehicles"]
/** Pixels around a click in which a vehicle is chosen. */
const NEAR = 6

const pointOf = ({ lat, lng }: LngLat): Point => ({ latitude: lat, longitude: ((lng + 540) % 360) - 180 })

type Pointed = Pick<MapMouseEvent, "point">

const featuresAt = (
  engine: Engine,
  { point: { x, y } }: Pointed,
  layers: ReadonlyArray<string>,
  near = NEAR
) =>
  engine.queryRenderedFeatures(
    [
      [x - near, y - near],
      [x + near, y + near]
    ],
    { layers: layers.filter((layer) => engine.getLayer(layer) !== undefined) }
  )

/** The ID of the vehicle that is pointed at. */
const vehicleAt = (engine: Engine, event: Pointed): string | undefined => {
  const id: unknown = featuresAt(engine, event, VEHICLES)[0]?.properties["id"]
  return typeof id === "string" ? id : undefined
}

/** Zooms until the vehicles of a circle are apart. Returns whether one was pointed at. */
const openCluster = (engine: Engine, event: Pointed): boolean => {
  const [cluster] = featuresAt(engine, event, ["clusters"], 0)
  const id: unknown = cluster?.properties["cluster_id"]
  if (cluster === undefined || typeof id !== "number" || cluster.geometry.type !== "Point") return false
  const [lng = 0, lat = 0] = cluster.geometry.coordinates
  const expand = (zoom: number) => void engine.easeTo({ center: [lng, lat], zoom: zoom + 0.3 })
  engine
    .getSource<GeoJSONSource>("vehicles")
    ?.getClusterExpansionZoom(id)
    .then(expand, () => undefined)
  return true
}

/** A small label beside the pointer. */
const makeTip = (engine: Engine) => {
  const tip = document.createElement("div")
  tip.dataset["tip"] = ""
  tip.hidden = true
  engine.getContainer().append(tip)
  return {
    show: (text: string, { x, y }: MapMouseEvent["point"]) => {
      tip.textContent = text
      tip.hidden = false
      tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    },
    hide: () => {
      tip.hidden = true
    }
  }
}

/** Moves a handle of a drawing with the pointer or a finger. */
const dragHandles = (engine: Engine, onHandle: MapEvents["onHandle"]) => {
  let dragged: number | undefined
  const start = (event: MapMouseEvent | MapTouchEvent) => {
    const handle: unknown = featuresAt(engine, event, ["handles"], 10)[0]?.properties["handle"]
    if (typeof handle !== "number") return
    event.preventDefault()
    dragged = handle
    engine.dragPan.disable()
  }
  const move = (event: MapMouseEvent | MapTouchEvent) => {
    if (dragged !== undefined) onHandle(dragged, pointOf(event.lngLat))
  }
  const end = () => {
    if (dragged === undefined) return
    dragged = undefined
    engine.dragPan.enable()
  }
  engine.on("mousedown", start)
  engine.on("touchstart", start)
  engine.on("mousemove", move)
  engine.on("touchmove", move)
  engine.on("mouseup", end)
  engine.on("touchend", end)
}

const click = (engine: Engine, events: MapEvents, isPlacing: () => boolean) => (event: MapMouseEvent) => {
  if (isPlacing()) {
    if (featuresAt(engine, event, ["handles"], 10).length === 0) events.onPoint(pointOf(event.lngLat))
    return
  }
  const vehicle = vehicleAt(engine, event)
  if (vehicle !== undefined) events.onVehicle(vehicle)
  else if (!openCluster(engine, event)) events.onPoint(pointOf(event.lngLat))
}

const point = (engine: Engine, events: MapEvents, isPlacing: () => boolean) => {
  const tip = makeTip(engine)
  engine.on("mousemove", (event) => {
    const vehicle = isPlacing() ? undefined : vehicleAt(engine, event)
    const text = vehicle && events.describe(vehicle)
    if (text) tip.show(text, event.point)
    else tip.hide()
    const isOver = vehicle !== undefined || featuresAt(engine, event, ["clusters"], 0).length > 0
    engine.getCanvas().style.cursor = isPlacing() ? "crosshair" : isOver ? "pointer" : ""
  })
  engine.on("mouseout", tip.hide)
}

/** The credits of all sources, each once. */
const creditsOf = (engine: Engine): ReadonlyArray<string> => {
  const sources = Object.keys(engine.getStyle()?.sources ?? {})
  const credits = sources.flatMap((name) => engine.getSource(name)?.attribution ?? [])
  return [...new Set(credits)]
}

/** Reports what happens on the map. Returns the function that says whether clicks place points. */
export const listen = (engine: Engine, events: MapEvents): ((placing: boolean) => void) => {
  let placing = false
  const isPlacing = () => placing
  engine.on("click", click(engine, events, isPlacing))
  point(engine, events, isPlacing)
  dragHandles(engine, events.onHandle)
  engine.on("zoomend", () => events.onZoom(engine.getZoom()))
  engine.on("dragstart", events.onMoved)
  let credits = ""
  engine.on("sourcedata", ({ sourceDataType }) => {
    if (sourceDataType !== "metadata") return
    const now = creditsOf(engine)
    if (now.join() !== credits) events.onCredits(now)
    credits = now.join()
  })
  return (to) => {
    placing = to
    engine.getCanvas().style.cursor = to ? "crosshair" : ""
  }
}
