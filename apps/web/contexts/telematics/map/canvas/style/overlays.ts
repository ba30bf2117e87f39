import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  SymbolLayerSpecification
} from "maplibre-gl"
import type { Palette } from "../palette.ts"
import { NO_SHAPES, type Part } from "../VehicleMap.ts"
import { FONT, FONT_NUMBERS } from "./base.ts"

/** Nearer than this, vehicles are one circle with their number. */
const CLUSTER_RADIUS = 46
/** From here on every vehicle is drawn. */
const LAST_CLUSTERS = 12
const NAMES_FROM = 11

const PARTS: ReadonlyArray<Part> = ["geofences", "track", "stops", "playhead", "draft", "handles", "point"]

const shapes = (): SourceSpecification => ({ type: "geojson", data: NO_SHAPES, tolerance: 0.2 })

/** Everything that is drawn over the base. */
export const overlaySources = (): Readonly<Record<string, SourceSpecification>> => ({
  ...Object.fromEntries(PARTS.map((part) => [part, shapes()])),
  selected: shapes(),
  vehicles: {
    type: "geojson",
    data: NO_SHAPES,
    cluster: true,
    clusterRadius: CLUSTER_RADIUS,
    clusterMaxZoom: LAST_CLUSTERS
  }
})

const isCluster: ExpressionSpecification = ["has", "point_count"]

const areaLayers = (source: Part, color: string, opacity: number): ReadonlyArray<LayerSpecification> => [
  { id: source, type: "fill", source, paint: { "fill-color": color, "fill-opacity": opacity } },
  { id: `${source}-line`, type: "line", source, paint: { "line-color": color, "line-width": 2 } }
]

const nameLayout: SymbolLayerSpecification["layout"] = {
  "text-font": FONT,
  "text-size": 13,
  "text-anchor": "top",
  "text-offset": [0, 1.1],
  "text-max-width": 12
}

const namePaint = (colors: Palette) => ({
  "text-color": colors.ink,
  "text-halo-color": colors.panel,
  "text-halo-width": 1.8
})

const geofences = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  ...areaLayers("geofences", colors.area, 0.12),
  {
    id: "geofences-name",
    type: "symbol",
    source: "geofences",
    minzoom: 8,
    filter: ["==", ["geometry-type"], "Point"],
    layout: { "text-field": ["get", "name"], "text-font": FONT, "text-size": 13, "text-max-width": 10 },
    paint: { ...namePaint(colors), "text-color": colors.area }
  }
]

const dayLayers = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  {
    id: "track-edge",
    type: "line",
    source: "track",
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": colors.panel, "line-width": 7, "line-opacity": 0.9 }
  },
  {
    id: "track",
    type: "line",
    source: "track",
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": colors.area, "line-width": 3.5 }
  },
  {
    id: "stops",
    type: "circle",
    source: "stops",
    paint: {
      "circle-radius": 10,
      "circle-color": colors.panel,
      "circle-stroke-color": colors.area,
      "circle-stroke-width": 2
    }
  },
  {
    id: "stops-number",
    type: "symbol",
    source: "stops",
    layout: {
      "text-field": ["get", "label"],
      "text-font": FONT_NUMBERS,
      "text-size": 13,
      "text-allow-overlap": true
    },
    paint: { "text-color": colors.ink }
  }
]

const clusters = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  {
    id: "clusters",
    type: "circle",
    source: "vehicles",
    filter: isCluster,
    paint: {
      "circle-color": colors.ink,
      "circle-radius": ["step", ["get", "point_count"], 15, 10, 18, 100, 22, 1000, 27],
      "circle-stroke-color": colors.panel,
      "circle-stroke-width": 2.5
    }
  },
  {
    id: "clusters-number",
    type: "symbol",
    source: "vehicles",
    filter: isCluster,
    layout: {
      "text-field": ["get", "point_count_abbreviated"],
      "text-font": FONT_NUMBERS,
      "text-size": 15,
      "text-allow-overlap": true
    },
    paint: { "text-color": colors.panel }
  }
]

const iconLayout: SymbolLayerSpecification["layout"] = {
  "icon-image": ["get", "motion"],
  "icon-rotate": ["case", ["==", ["get", "motion"], "moving"], ["get", "heading"], 0],
  "icon-rotation-alignment": "map",
  "icon-allow-overlap": true,
  "icon-ignore-placement": true
}

const vehicles = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  {
    id: "vehicles",
    type: "symbol",
    source: "vehicles",
    filter: ["!", isCluster],
    layout: {
      ...nameLayout,
      ...iconLayout,
      "text-field": ["step", ["zoom"], "", NAMES_FROM, ["get", "name"]],
      "text-optional": true
    },
    paint: namePaint(colors)
  },
  {
    id: "selected-ring",
    type: "circle",
    source: "selected",
    paint: {
      "circle-radius": 19,
      "circle-color": colors.signal,
      "circle-opacity": 0.35,
      "circle-stroke-color": colors.signal,
      "circle-stroke-width": 2.5
    }
  },
  {
    id: "selected",
    type: "symbol",
    source: "selected",
    layout: {
      ...nameLayout,
      ...iconLayout,
      "text-offset": [0, 1.7],
      "text-field": ["get", "name"],
      "text-allow-overlap": true
    },
    paint: namePaint(colors)
  },
  {
    id: "playhead",
    type: "symbol",
    source: "playhead",
    layout: { ...iconLayout, "icon-size": 1.2 }
  }
]

const drawing = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  ...areaLayers("draft", colors.signal, 0.22),
  {
    id: "handles",
    type: "circle",
    source: "handles",
    paint: {
      "circle-radius": 7,
      "circle-color": colors.panel,
      "circle-stroke-color": colors.ink,
      "circle-stroke-width": 2.5
    }
  },
  {
    id: "point",
    type: "symbol",
    source: "point",
    layout: { "icon-image": "target", "icon-allow-overlap": true, "icon-anchor": "center" }
  }
]

export const overlayLayers = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  ...geofences(colors),
  ...dayLayers(colors),
  ...clusters(colors),
  ...vehicles(colors),
  ...drawing(colors)
]
