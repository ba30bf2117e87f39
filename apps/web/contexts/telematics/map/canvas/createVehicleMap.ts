import type { Point } from "#telematics/contract"
import type { GeoJSONSource, LayerSpecification, StyleSpecification } from "maplibre-gl"

type AllPaintProperties = Record<Parameters<Engine["setPaintProperty"]>[1], unknown>

import { Engine, LngLatBounds } from "./engine.ts"
import { listen } from "./listen.ts"
import { markerDiff, markerFeature } from "./markers.ts"
import { type Palette, readPalette, watchTheme } from "./palette.ts"
import { baseLayers, baseSources, cityLayer } from "./style/base.ts"
import { drawIcons, ICON_SCALE } from "./style/icons.ts"
import { overlayLayers, overlaySources } from "./style/overlays.ts"
import { OPENSTREETMAP, streetLayers, STREETS } from "./style/streets.ts"
import type { MapEvents, Marker, Shapes, Streets, VehicleMap } from "./VehicleMap.ts"

/** The zoom at which a single vehicle is shown. */
const CLOSE = 13
const MARGIN = 60
/** Milliseconds of a flight; none for people who prefer no motion. */
const FLIGHT = 900

interface Options {
  readonly container: HTMLElement
  readonly label: string
  readonly streets: Streets
  readonly events: MapEvents
}

const archiveSource = (archive: string) => ({
  type: "vector" as const,
  url: `pmtiles://${new URL(archive, location.href).href}`,
  attribution: OPENSTREETMAP
})

/** Our own style: the base, and the streets of a file if there is one. */
const ownStyle = ({ archive }: Streets, colors: Palette): StyleSpecification => ({
  version: 8,
  sources: { ...baseSources(), ...(archive && { [STREETS]: archiveSource(archive) }) },
  layers: [...baseLayers(colors), cityLayer(colors), ...(archive ? streetLayers(colors) : [])]
})

/** Pictures and everything over the base; once the style is loaded. */
const addOverlays = (engine: Engine, colors: Palette) => {
  for (const [name, image] of drawIcons(colors))
    if (!engine.hasImage(name)) engine.addImage(name, image, { pixelRatio: ICON_SCALE })
  for (const [name, source] of Object.entries(overlaySources())) engine.addSource(name, source)
  for (const layer of overlayLayers(colors)) engine.addLayer(layer)
}

const recolor = (engine: Engine, layer: LayerSpecification) => {
  if (engine.getLayer(layer.id) === undefined) return
  for (const [name, value] of Object.entries(layer.paint ?? {}))
    // The names of this very layer.
    engine.setPaintProperty(layer.id, name as keyof AllPaintProperties, value)
}

const recolorAll = (engine: Engine, colors: Palette) => {
  for (const [name, image] of drawIcons(colors)) if (engine.hasImage(name)) engine.updateImage(name, image)
  const base = [...baseLayers(colors), cityLayer(colors), ...streetLayers(colors)]
  for (const layer of [...base, ...overlayLayers(colors)]) recolor(engine, layer)
}

const boundsOf = (points: ReadonlyArray<Point>) => {
  const bounds = new LngLatBounds()
  for (const { latitude, longitude } of points) bounds.extend([longitude, latitude])
  return bounds
}

/** Changes before the style is loaded are made then, in their order; those after the map was removed never. */
const onceLoaded = () => {
  const waiting: Array<() => void> = []
  let state: "loading" | "loaded" | "removed" = "loading"
  return {
    run: (work: () => void) => {
      if (state === "loaded") work()
      else if (state === "loading") waiting.push(work)
    },
    loaded: () => {
      state = "loaded"
      for (const work of waiting.splice(0)) work()
    },
    removed: () => {
      state = "removed"
    }
  }
}

const movesLess = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/** How it moves. */
const cameraOf = (engine: Engine) => {
  let covered = 0
  const padding = () => ({ top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + covered })
  return {
    fit: (points: ReadonlyArray<Point>, most = CLOSE) => {
      if (points.length === 0) return
      engine.fitBounds(boundsOf(points), {
        padding: padding(),
        maxZoom: most,
        duration: movesLess() ? 0 : FLIGHT
      })
    },
    goTo: ({ latitude, longitude }: Point) => {
      const camera = {
        center: [longitude, latitude] satisfies [number, number],
        zoom: Math.max(engine.getZoom(), CLOSE),
        offset: [0, -covered / 2] satisfies [number, number]
      }
      if (movesLess()) engine.easeTo({ ...camera, duration: 0 })
      else engine.flyTo({ ...camera, duration: FLIGHT })
    },
    zoomBy: (levels: number) =>
      void engine.zoomTo(engine.getZoom() + levels, { duration: movesLess() ? 0 : 200 }),
    setCovered: (pixels: number) => {
      covered = pixels
    }
  }
}

const collection = (markers: ReadonlyArray<Marker>): Shapes => ({
  type: "FeatureCollection",
  features: markers.map(markerFeature)
})

/** What is drawn on it. */
const contentOf = (engine: Engine, run: (work: () => void) => void) => {
  const drawn = new Set<number>()
  const source = (name: string) => engine.getSource<GeoJSONSource>(name)
  const show = (name: string, shapes: Shapes) => run(() => void source(name)?.setData(shapes))
  return {
    show,
    select: (marker: Marker | undefined) => show("selected", collection(marker ? [marker] : [])),
    setMarkers: (markers: ReadonlyArray<Marker>) => {
      drawn.clear()
      for (const { place } of markers) drawn.add(place)
      show("vehicles", collection(markers))
    },
    moveMarkers: (moved: Parameters<VehicleMap["moveMarkers"]>[0]) => {
      const diff = markerDiff(moved, drawn)
      run(() => {
        void source("vehicles")?.updateData(diff)
        engine.drawOnceLoaded("vehicles")
      })
    }
  }
}

const isLoadingStyle = (engine: Engine): boolean => engine.getStyle() === undefined

/** Creates the map in an element. Returns it, and the function that removes it. */
export const createVehicleMap = ({ container, label, streets, events }: Options) => {
  let colors = readPalette(container)
  const engine = new Engine({
    container,
    style: streets.style ?? ownStyle(streets, colors),
    center: [0, 25],
    zoom: 1.4,
    minZoom: 0.5,
    maxZoom: 19,
    // The page credits the sources itself, without parsing their HTML.
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // Names would fade with every movement, and the map would be drawn ten times for each.
    fadeDuration: 0,
    locale: { "Map.Title": label }
  })
  engine.touchZoomRotate.disableRotation()
  engine.keyboard.disableRotation()
  const { run, loaded, removed } = onceLoaded()
  engine.on("style.load", () => {
    addOverlays(engine, colors)
    loaded()
  })
  engine.on("error", ({ error }) => {
    console.error("Map:", error)
    if (streets.style === null || !isLoadingStyle(engine)) return
    events.onStyleFailed()
    engine.setStyle(ownStyle(streets, colors), { diff: false })
  })
  const placing = listen(engine, events)
  const unwatch = watchTheme(() => {
    colors = readPalette(container)
    run(() => recolorAll(engine, colors))
  })
  const map: VehicleMap = {
    ...contentOf(engine, run),
    ...cameraOf(engine),
    setPlacing: placing,
    center: () => ({ latitude: engine.getCenter().lat, longitude: engine.getCenter().lng }),
    resize: () => void engine.resize()
  }
  const remove = () => {
    unwatch()
    removed()
    engine.remove()
  }
  return { map, remove }
}
