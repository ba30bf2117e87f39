import { GEOFENCES, type GeofenceView, ListGeofences, pointAt, type Point } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../../api/client.ts"
import { organizationKey } from "../../../../api/queryKeys.ts"
import type { Shapes } from "../canvas/VehicleMap.ts"

/** The corners with which a circle is drawn. */
const CIRCLE = 128

export const useGeofences = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, GEOFENCES),
    queryFn: () => api(ListGeofences, { params: { organizationId: id } }),
    select: ({ items }) => items
  })

type Shape = GeofenceView["shape"]

const position = ({ latitude, longitude }: Point): [number, number] => [longitude, latitude]

/** The outline of a geofence. */
export const outlineOf = (shape: Shape): ReadonlyArray<Point> =>
  shape.kind === "polygon"
    ? shape.corners
    : Array.from({ length: CIRCLE }, (_, corner) =>
        pointAt(shape.center, shape.radius, (corner * 360) / CIRCLE)
      )

/** A geofence as it is drawn: an area, or a line or point while it is not one yet. */
export const shapeFeature = (shape: Shape): GeoJSON.Feature => {
  const corners = outlineOf(shape).map(position)
  const [first] = corners
  const geometry: GeoJSON.Geometry =
    corners.length > 2 && first
      ? { type: "Polygon", coordinates: [[...corners, first]] }
      : { type: "LineString", coordinates: corners }
  return { type: "Feature", properties: {}, geometry }
}

const meanOf = (corners: ReadonlyArray<Point>): Point => {
  const mean = (key: keyof Point) => corners.reduce((sum, corner) => sum + corner[key], 0) / corners.length
  return { latitude: mean("latitude"), longitude: mean("longitude") }
}

/**
 * The centroid of a polygon's area in degrees, as if the map were flat; the mean of its corners if it has no area.
 * It may be outside of a polygon that is not convex.
 */
const centroidOf = (corners: ReadonlyArray<Point>): Point => {
  // Relative to a point nearby: products of whole coordinates would lose digits that small areas need.
  const near = meanOf(corners)
  let [area, latitude, longitude] = [0, 0, 0]
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [x, y] = [corner.longitude - near.longitude, corner.latitude - near.latitude]
    const [nextX, nextY] = [next.longitude - near.longitude, next.latitude - near.latitude]
    const cross = x * nextY - nextX * y
    area += cross
    longitude += (x + nextX) * cross
    latitude += (y + nextY) * cross
  }
  if (area === 0) return near
  return {
    latitude: near.latitude + latitude / (3 * area),
    longitude: near.longitude + longitude / (3 * area)
  }
}

/** Where its name is written, and what counts as its location: the center of a circle, or a polygon's centroid. */
export const middleOf = (shape: Shape): Point =>
  shape.kind === "circle" ? shape.center : centroidOf(shape.corners)

/** Areas, and a point for each name: an area in several tiles would have one in each. */
export const geofenceShapes = (geofences: ReadonlyArray<GeofenceView>): Shapes => ({
  type: "FeatureCollection",
  features: geofences.flatMap(({ shape, name }) => [
    shapeFeature(shape),
    {
      type: "Feature" as const,
      properties: { name },
      geometry: { type: "Point" as const, coordinates: position(middleOf(shape)) }
    }
  ])
})
