import type { LayerSpecification, SourceSpecification } from "maplibre-gl"
import { BASE_FILES } from "../baseFiles.ts"
import type { Palette } from "../palette.ts"

/** The product's own fonts, which the page has loaded: the engine draws them itself, so no server of letters is needed. */
export const FONT = ["Barlow Medium", "Barlow"]
export const FONT_NUMBERS = ["Barlow Semi Condensed Semibold", "Barlow Semi Condensed"]

const geojson = (data: string, attribution?: string): SourceSpecification => ({
  type: "geojson",
  data,
  tolerance: 0.2,
  ...(attribution && { attribution })
})

export const NATURAL_EARTH = `<a href="https://www.naturalearthdata.com/">Natural Earth</a>`
export const GEONAMES = `<a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0)`

/** Land, borders and cities of the world. */
export const baseSources = (): Readonly<Record<string, SourceSpecification>> => ({
  land: geojson(BASE_FILES.land, NATURAL_EARTH),
  borders: geojson(BASE_FILES.borders),
  states: geojson(BASE_FILES.states),
  cities: geojson(BASE_FILES.cities, GEONAMES)
})

/** Ten times as large, so it is loaded when someone looks closely. */
export const FINE_FROM = 4.5
export const fineSources = (): Readonly<Record<string, SourceSpecification>> => ({
  "fine-land": geojson(BASE_FILES.fineLand),
  "fine-borders": geojson(BASE_FILES.fineBorders)
})

const landLayers = (source: string, colors: Palette): ReadonlyArray<LayerSpecification> => [
  { id: source, type: "fill", source, paint: { "fill-color": colors.land, "fill-antialias": false } },
  {
    id: `${source}-coast`,
    type: "line",
    source,
    paint: { "line-color": colors.coast, "line-width": ["interpolate", ["linear"], ["zoom"], 0, 0.5, 8, 1.2] }
  }
]

const borderLayer = (source: string, colors: Palette): LayerSpecification => ({
  id: source,
  type: "line",
  source,
  paint: { "line-color": colors.border, "line-width": ["interpolate", ["linear"], ["zoom"], 0, 0.6, 8, 1.6] }
})

/** The finer land and its borders. They cover the coarse ones. */
export const fineLayers = (colors: Palette): ReadonlyArray<LayerSpecification> =>
  [...landLayers("fine-land", colors), borderLayer("fine-borders", colors)].map((layer) => ({
    ...layer,
    minzoom: FINE_FROM
  }))

/** How many of the largest cities have a name, by zoom. */
const named: LayerSpecification & { readonly type: "symbol" } = {
  id: "cities",
  type: "symbol",
  source: "cities",
  minzoom: 2,
  filter: [
    "<=",
    ["get", "rank"],
    ["step", ["zoom"], 40, 3, 120, 4, 400, 5, 1400, 6, 4000, 7, 9000, 8, 30_000]
  ],
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
  ...landLayers("land", colors),
  {
    id: "states",
    type: "line",
    source: "states",
    minzoom: 2.5,
    paint: { "line-color": colors.border, "line-width": 0.7, "line-dasharray": [3, 2] }
  },
  borderLayer("borders", colors)
]
