import type { GeofenceShape, Point } from "../../contract/geofenceViews.ts"
import { type Bounds, isInBounds, widened } from "../../domain/bounds.ts"
import { distanceBetween, distanceToEdges, isInPolygon } from "../../domain/geometry.ts"

/** Where a fix is in relation to a geofence: clearly outside, inside, or too near to its edge to say. */
export type Placement = "inside" | "near" | "outside"

/** Meters; receivers err as much even if they claim to be better. */
const MARGIN = 30

type PlacedFix = Point & { readonly accuracy: number | null }

/** How far outside a fix has to be to be clearly outside, in meters. */
export const marginOf = ({ accuracy }: PlacedFix): number => Math.max(MARGIN, accuracy ?? 0)

/** Meters to the geofence; 0 inside. */
const distanceTo = (shape: GeofenceShape, point: Point): number => {
  if (shape.kind === "circle") return Math.max(0, distanceBetween(point, shape.center) - shape.radius)
  return isInPolygon(point, shape.corners) ? 0 : distanceToEdges(point, shape.corners)
}

export const placementIn = (shape: GeofenceShape, fix: PlacedFix): Placement => {
  const distance = distanceTo(shape, fix)
  if (distance === 0) return "inside"
  return distance > marginOf(fix) ? "outside" : "near"
}

/**
 * Whether a fix is so far away that it is outside of a shape with these bounds. Much cheaper than `placementIn`, for an
 * organization with many geofences that stores their bounds.
 */
export const isFarFrom = (bounds: Bounds, fix: PlacedFix): boolean =>
  !isInBounds(fix, widened(bounds, marginOf(fix)))
