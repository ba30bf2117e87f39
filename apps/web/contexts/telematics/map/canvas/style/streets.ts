import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl"
import type { Palette } from "../palette.ts"
import { FONT } from "./base.ts"

// The schema of Protomaps' basemap, version 4: https://docs.protomaps.com/basemaps/layers

export const STREETS = "streets"

/** From here on the land of the archive replaces that of the base, which has no rivers and coarse coasts. */
const FROM = 6

const kindIs = (...kinds: ReadonlyArray<string>): ExpressionSpecification => [
  "in",
  ["get", "kind"],
  ["literal", [...kinds]]
]

/** Width in pixels at some zooms. */
const widths = (...stops: ReadonlyArray<number>): ExpressionSpecification => [
  "interpolate",
  ["exponential", 1.6],
  ["zoom"],
  ...stops
]

const areas = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  {
    id: "streets-earth",
    type: "fill",
    source: STREETS,
    "source-layer": "earth",
    minzoom: FROM,
    filter: ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-color": colors.land }
  },
  {
    id: "streets-green",
    type: "fill",
    source: STREETS,
    "source-layer": "landuse",
    minzoom: FROM,
    filter: kindIs(
      "park",
      "forest",
      "wood",
      "nature_reserve",
      "national_park",
      "grass",
      "golf_course",
      "cemetery"
    ),
    paint: { "fill-color": colors.green }
  },
  {
    id: "streets-water",
    type: "fill",
    source: STREETS,
    "source-layer": "water",
    minzoom: FROM,
    filter: ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-color": colors.water }
  },
  {
    id: "streets-rivers",
    type: "line",
    source: STREETS,
    "source-layer": "water",
    minzoom: 9,
    filter: kindIs("river", "stream", "canal"),
    paint: { "line-color": colors.water, "line-width": widths(9, 0.6, 18, 8) }
  },
  {
    id: "streets-buildings",
    type: "fill",
    source: STREETS,
    "source-layer": "buildings",
    minzoom: 14,
    paint: { "fill-color": colors.building }
  }
]

interface Road {
  readonly kind: string
  readonly from: number
  readonly width: ExpressionSpecification
  readonly edge: ExpressionSpecification
  readonly color: "road" | "highway"
}

const ROADS: ReadonlyArray<Road> = [
  {
    kind: "minor_road",
    from: 12,
    width: widths(12, 0.6, 15, 3, 19, 18),
    edge: widths(12, 1, 15, 4.4, 19, 20),
    color: "road"
  },
  {
    kind: "major_road",
    from: 8,
    width: widths(8, 0.5, 12, 2, 15, 6, 19, 26),
    edge: widths(8, 0.9, 12, 3, 15, 7.6, 19, 28),
    color: "road"
  },
  {
    kind: "highway",
    from: 5,
    width: widths(5, 0.5, 9, 1.6, 12, 3.4, 15, 8, 19, 32),
    edge: widths(5, 0.9, 9, 2.6, 12, 4.8, 15, 9.8, 19, 34),
    color: "highway"
  }
]

const roadLayer = (road: Road, part: "edge" | "width", colors: Palette): LayerSpecification => ({
  id: `streets-${road.kind}-${part}`,
  type: "line",
  source: STREETS,
  "source-layer": "roads",
  minzoom: road.from,
  filter: ["==", ["get", "kind"], road.kind],
  layout: { "line-cap": "round", "line-join": "round" },
  paint: {
    "line-color": part === "edge" ? colors["road-edge"] : colors[road.color],
    "line-width": road[part]
  }
})

const smallRoads = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  {
    id: "streets-paths",
    type: "line",
    source: STREETS,
    "source-layer": "roads",
    minzoom: 14,
    filter: kindIs("path", "other"),
    paint: { "line-color": colors["road-edge"], "line-width": 1, "line-dasharray": [2, 2] }
  },
  {
    id: "streets-rails",
    type: "line",
    source: STREETS,
    "source-layer": "roads",
    minzoom: 11,
    filter: ["==", ["get", "kind"], "rail"],
    paint: { "line-color": colors.border, "line-width": 1 }
  }
]

const text = (colors: Palette) => ({
  "text-color": colors.label,
  "text-halo-color": colors.halo,
  "text-halo-width": 1.4
})

const names = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  {
    id: "streets-road-names",
    type: "symbol",
    source: STREETS,
    "source-layer": "roads",
    minzoom: 13,
    filter: kindIs("highway", "major_road", "minor_road"),
    layout: {
      "symbol-placement": "line",
      "text-field": ["get", "name"],
      "text-font": FONT,
      "text-size": 12
    },
    paint: text(colors)
  },
  {
    id: "streets-places",
    type: "symbol",
    source: STREETS,
    "source-layer": "places",
    minzoom: 8,
    filter: kindIs("locality", "neighbourhood"),
    layout: {
      "text-field": ["get", "name"],
      "text-font": FONT,
      "text-size": ["interpolate", ["linear"], ["zoom"], 8, 12, 14, 15],
      "text-max-width": 8,
      "symbol-sort-key": ["coalesce", ["get", "min_zoom"], 20]
    },
    paint: text(colors)
  }
]

/** Streets, below the overlays and above the base. */
export const streetLayers = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  ...areas(colors),
  ...smallRoads(colors),
  ...ROADS.map((road) => roadLayer(road, "edge", colors)),
  ...ROADS.map((road) => roadLayer(road, "width", colors)),
  ...names(colors)
]

export const OPENSTREETMAP = `<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>`
