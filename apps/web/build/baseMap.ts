import { GeoJSONVT, type GeoJSONVTOptions } from "@maplibre/geojson-vt"
import { fromGeojsonVt } from "@maplibre/vt-pbf"
import { createHash } from "node:crypto"
import type { Plugin } from "vite"
import { DETAILED, shownCities } from "../contexts/telematics/map/canvas/style/detail.ts"
import { type BaseShapes, baseShapes } from "./baseShapes.ts"

/** The module whose address is filled in. */
const MODULE = /contexts\/telematics\/map\/canvas\/baseTiles\.ts$/
const DEVELOPMENT = "base-map"

/** Units of the side of a tile: 300 m at the equator in the most detailed ones, as exact as the atlases are. */
const EXTENT = 8192
const OPTIONS: GeoJSONVTOptions = {
  // Of the last zoom nothing would be left out.
  maxZoom: DETAILED + 1,
  indexMaxPoints: 0,
  extent: EXTENT,
  buffer: 128
}

/** Units that lines may be off: a quarter of a pixel, in the most detailed tiles an eighth. */
const toleranceAt = (zoom: number): number => (zoom === DETAILED ? 2 : 4)

/** A tile by its place, `zoom/column/row`. */
type Tiles = ReadonlyMap<string, Uint8Array>

/** The tiles of one zoom, those of the ocean too: they are requested like all others. */
const tilesOf = (zoom: number, { cities, ...areas }: BaseShapes): Tiles => {
  const named = zoom === DETAILED ? cities.features : cities.features.slice(0, shownCities(zoom))
  const options = { ...OPTIONS, indexMaxZoom: zoom, tolerance: toleranceAt(zoom) }
  const indexes = Object.entries({ ...areas, cities: { ...cities, features: named } }).map(
    ([layer, shapes]) => [layer, new GeoJSONVT(shapes, options)] as const
  )
  const tileOf = (column: number, row: number) => {
    const layers = indexes.flatMap(([layer, index]) => {
      const tile = index.getTile(zoom, column, row)
      return tile === null ? [] : [[layer, tile] as const]
    })
    return fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT })
  }
  const numbers = Array.from({ length: 2 ** zoom }, (_, number) => number)
  return new Map(
    numbers.flatMap((column) =>
      numbers.map((row) => [`${zoom}/${column}/${row}`, tileOf(column, row)] as const)
    )
  )
}

const makeTiles = (): Tiles => {
  const { coarse, fine } = baseShapes()
  const zooms = Array.from({ length: DETAILED + 1 }, (_, zoom) => zoom)
  return new Map(zooms.flatMap((zoom) => [...tilesOf(zoom, zoom === DETAILED ? fine : coarse)]))
}

const hashOf = (tiles: Tiles): string => {
  const hash = createHash("sha256")
  for (const content of tiles.values()) hash.update(content)
  return hash
    .digest("base64url")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 8)
}

const moduleOf = (folder: string): string => `export const BASE_TILES = "/${folder}/{z}/{x}/{y}.mvt"`

/** Cuts the base of the map, land, borders and cities, into vector tiles, of which the page loads those in view. */
export const baseMap = (): Plugin => {
  let isBuild = false
  let made: Tiles | undefined
  return {
    name: "motorpool:base-map",
    configResolved: ({ command }) => {
      isBuild = command === "build"
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${DEVELOPMENT}`, (request, response, next) => {
        made ??= makeTiles()
        const tile = made.get((request.url ?? "").replace(/^\/|\.mvt.*$/g, ""))
        if (tile === undefined) return next()
        response.setHeader("content-type", "application/vnd.mapbox-vector-tile")
        response.end(tile)
      })
    },
    load: {
      filter: { id: MODULE },
      handler() {
        if (!isBuild) return moduleOf(DEVELOPMENT)
        const tiles = makeTiles()
        const folder = `assets/${DEVELOPMENT}-${hashOf(tiles)}`
        for (const [place, source] of tiles)
          this.emitFile({ type: "asset", fileName: `${folder}/${place}.mvt`, source })
        return moduleOf(folder)
      }
    }
  }
}
