import type { Point } from "../contract/geofenceViews.ts"

import { distanceBetween } from "../contract/geometry/distanceBetween.ts"

export { distanceBetween }

/** The mean radius of the earth, in meters (IUGG). */
const EARTH = 6_371_008.8

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** A difference of longitudes, from -180 to 180. */
export const turn = (from: number, to: number): number => {
  const difference = (to - from) % 360
  if (difference > 180) return difference - 360
  return difference < -180 ? difference + 360 : difference
}

/** Degrees clockwise from north, 0 to 360, in which the way from one point to another begins. */
export const bearingTo = (from: Point, to: Point): number => {
  const [start, end] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  const y = Math.sin(east) * Math.cos(end)
  const x = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east)
  return (degrees(Math.atan2(y, x)) + 360) % 360
}

/** A place in the plane around a point, in meters to the east and the north. */
interface Planar {
  readonly x: number
  readonly y: number
}

type Edge = readonly [from: Planar, to: Planar]

/** Longitudes of corners along the edges: none is more than 180 degrees from the one before it. */
export const unrolled = (corners: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  let longitude = corners[0]?.longitude ?? 0
  return corners.map((corner) => {
    longitude += turn(longitude, corner.longitude)
    return { latitude: corner.latitude, longitude }
  })
}

/** The edges of a polygon as seen from a point, which is at 0, 0. Distances from there are right; good for some 100 km. */
const edgesAround = (point: Point, corners: ReadonlyArray<Point>): ReadonlyArray<Edge> => {
  const [first] = corners
  if (first === undefined) return []
  const narrowing = Math.cos(radians(point.latitude))
  const longitude = first.longitude + turn(first.longitude, point.longitude)
  const places = unrolled(corners).map((corner) => ({
    x: radians(corner.longitude - longitude) * EARTH * narrowing,
    y: radians(corner.latitude - point.latitude) * EARTH
  }))
  return places.flatMap((to, index) => {
    const from = places.at(index - 1)
    return from === undefined ? [] : [[from, to] as const]
  })
}

/** Whether a line from 0, 0 to the east crosses an edge. */
const isCrossed = ([from, to]: Edge): boolean =>
  from.y > 0 !== to.y > 0 && from.x - (from.y * (to.x - from.x)) / (to.y - from.y) > 0

/**
 * Whether a point is in a polygon, which may cross the antimeridian but neither contain a pole nor be wider than 180
 * degrees. Of edges that cross each other the even-odd rule decides.
 */
export const isInPolygon = (point: Point, corners: ReadonlyArray<Point>): boolean =>
  edgesAround(point, corners).filter(isCrossed).length % 2 === 1

const distanceToEdge = ([from, to]: Edge): number => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = x * x + y * y
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * x + from.y * y) / length))
  return Math.hypot(from.x + along * x, from.y + along * y)
}

/** Meters from a point to the nearest edge of a polygon, inside or outside; less exact from afar. */
export const distanceToEdges = (point: Point, corners: ReadonlyArray<Point>): number =>
  Math.min(...edgesAround(point, corners).map(distanceToEdge))

export const isInCircle = (point: Point, center: Point, radius: number): boolean =>
  distanceBetween(point, center) <= radius
