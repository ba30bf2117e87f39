import type { GeofenceShape, Point } from "../contract/geofenceViews.ts"
import { radians, turn, unrolled } from "./geometry.ts"

/** A box on the map. If it crosses the antimeridian, `west` is greater than `east`. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Meters to a degree of latitude. */
const DEGREE = 111_195
const EVERYWHERE = { west: -180, east: 180 }

const wrapped = (longitude: number): number => turn(0, longitude)

const boundsOfCircle = ({ latitude, longitude }: Point, radius: number): Bounds => {
  const height = (radius / DEGREE) * 1.001
  const [south, north] = [Math.max(-90, latitude - height), Math.min(90, latitude + height)]
  const narrowest = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))))
  const width = height / narrowest
  return width < 180 && narrowest > 0 && south > -90 && north < 90
    ? { south, north, west: wrapped(longitude - width), east: wrapped(longitude + width) }
    : { south, north, ...EVERYWHERE }
}

const boundsOfPolygon = (corners: ReadonlyArray<Point>): Bounds => {
  const latitudes = corners.map(({ latitude }) => latitude)
  const longitudes = unrolled(corners).map(({ longitude }) => longitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    ...(east - west < 180 ? { west: wrapped(west), east: wrapped(east) } : EVERYWHERE)
  }
}

/** A box around a shape: what is outside of it is outside of the shape. */
export const boundsOf = (shape: GeofenceShape): Bounds =>
  shape.kind === "circle" ? boundsOfCircle(shape.center, shape.radius) : boundsOfPolygon(shape.corners)

/** A box with so many meters more on each side. */
export const widened = ({ south, west, north, east }: Bounds, meters: number): Bounds => {
  const height = (meters / DEGREE) * 1.001
  const [bottom, top] = [Math.max(-90, south - height), Math.min(90, north + height)]
  const width = height / Math.cos(radians(Math.max(Math.abs(bottom), Math.abs(top))))
  const span = east < west ? east - west + 360 : east - west
  return span + 2 * width < 360 && bottom > -90 && top < 90
    ? { south: bottom, north: top, west: wrapped(west - width), east: wrapped(east + width) }
    : { south: bottom, north: top, ...EVERYWHERE }
}

export const isInBounds = ({ latitude, longitude }: Point, { south, west, north, east }: Bounds): boolean =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)
