import type { UserId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import type { Drive } from "../domain/Trips.ts"

/** When a member had a vehicle that they had at an instant; undefined if they had not. */
export const hadAt = Effect.fnUntraced(function* (
  { organizationId, vehicleId }: Drive,
  userId: UserId,
  at: Date
) {
  const driven = yield* VehicleDirectory.use((vehicles) => vehicles.drivenBy(organizationId, [userId]))
  return driven.find(
    ({ vehicle_id, from, until }) => vehicle_id === vehicleId && from <= at && (until === null || at < until)
  )
})
