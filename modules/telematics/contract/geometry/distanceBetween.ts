import type { Point } from "../geofenceViews.ts"

/** The mean radius of the earth in meters. */
const RADIUS = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance between two points on the surface of a spherical earth in meters, by the haversine formula. */
export const distanceBetween = (from: Point, to: Point): number => {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const parallel = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  // Rounding may exceed 1 for points on opposite sides of the earth.
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(height + parallel * width)))
}

/** The point at a distance in meters in a direction, in degrees clockwise from north. */
export const pointAt = (from: Point, distance: number, direction: number): Point => {
  const [angle, bearing, latitude] = [distance / RADIUS, radians(direction), radians(from.latitude)]
  const north = Math.asin(
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing)
  )
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * Math.sin(north)
  )
  const degrees = from.longitude + (east * 180) / Math.PI
  return { latitude: (north * 180) / Math.PI, longitude: ((degrees + 540) % 360) - 180 }
}
