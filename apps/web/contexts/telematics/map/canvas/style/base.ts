import type { LayerSpecification, LineLayerSpecification, SourceSpecification } from "maplibre-gl"
import { BASE_TILES } from "../baseTiles.ts"
import type { Palette } from "../palette.ts"
import { CITIES, DETAILED } from "./detail.ts"

/** The product's own fonts, which the page has loaded: the engine draws them itself, so no server of letters is needed. */
export const FONT = ["Barlow Medium", "Barlow"]
export const FONT_NUMBERS = ["Barlow Semi Condensed Semibold", "Barlow Semi Condensed"]

export const NATURAL_EARTH = `<a href="https://www.naturalearthdata.com/">Natural Earth</a>`
export const GEONAMES = `<a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0)`

const BASE = "base"

/** Land, borders and cities of the world. */
export const baseSources = (): Readonly<Record<string, SourceSpecification>> => ({
  [BASE]: {
    type: "vector",
    // The worker that requests them has no address that this could be relative to.
    tiles: [`${location.origin}${BASE_TILES}`],
    maxzoom: DETAILED,
    attribution: `${NATURAL_EARTH}, ${GEONAMES}`
  }
})

const line = (name: string, paint: NonNullable<LineLayerSpecification["paint"]>): LineLayerSpecification => ({
  id: name,
  type: "line",
  source: BASE,
  "source-layer": name,
  paint
})

const [[, fewest], ...more] = CITIES

const named: LayerSpecification & { readonly type: "symbol" } = {
  id: "cities",
  type: "symbol",
  source: BASE,
  "source-layer": "cities",
  minzoom: 2,
  filter: ["<=", ["get", "rank"], ["step", ["zoom"], fewest, ...more.flat()]],
  layout: {
    "text-field": ["get", "name"],
    "text-font": FONT,
    "text-size": [
      "interpolate",
      ["linear"],
      ["zoom"],
      3,
      ["step", ["get", "rank"], 12.5, 60, 11.5],
      9,
      ["step", ["get", "rank"], 18, 400, 15, 3000, 13]
    ],
    "text-max-width": 8,
    "text-padding": 6,
    "symbol-sort-key": ["get", "rank"]
  }
}

export const cityLayer = (colors: Palette): LayerSpecification => ({
  ...named,
  paint: { "text-color": colors.label, "text-halo-color": colors.halo, "text-halo-width": 1.4 }
})

export const baseLayers = (colors: Palette): ReadonlyArray<LayerSpecification> => [
  { id: "water", type: "background", paint: { "background-color": colors.water } },
  {
    id: "land",
    type: "fill",
    source: BASE,
    "source-layer": "land",
    paint: { "fill-color": colors.land, "fill-antialias": false }
  },
  {
    ...line("land", {
      "line-color": colors.coast,
      "line-width": ["interpolate", ["linear"], ["zoom"], 0, 0.5, 8, 1.2]
    }),
    id: "coast"
  },
  {
    ...line("states", { "line-color": colors.border, "line-width": 0.7, "line-dasharray": [3, 2] }),
    minzoom: 2.5
  },
  line("borders", {
    "line-color": colors.border,
    "line-width": ["interpolate", ["linear"], ["zoom"], 0, 0.6, 8, 1.6]
  })
]
