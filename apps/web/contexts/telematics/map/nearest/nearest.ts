import { distanceBetween, type Point } from "#telematics/contract"
import { isPlaced, type PlacedVehicle, type VehicleNow } from "../fleet/VehicleNow.ts"

/** How many are listed. */
const MOST = 10

export interface Near {
  readonly vehicle: PlacedVehicle
  /** Meters, as the crow flies. */
  readonly distance: number
}

/** The available vehicles that are nearest to a point, nearest first. */
export const nearestFree = (vehicles: ReadonlyArray<VehicleNow>, point: Point): ReadonlyArray<Near> =>
  vehicles
    .filter(isPlaced)
    .filter(({ availability, hidden }) => availability === "available" && hidden === null)
    .map((vehicle) => ({ vehicle, distance: distanceBetween(point, vehicle) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
