import type { LatestPositions, Movements } from "#telematics/contract"

type Column<K extends keyof LatestPositions> = LatestPositions[K][number]

/** What changes while vehicles move. Times in seconds since 1970. */
export interface Movement {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly heading: number | null
  readonly speed: number | null
  readonly fixedAt: number | null
  readonly seenAt: number | null
  readonly ignition: boolean | null
  readonly hidden: Column<"hidden">
}

/** A vehicle with a device, and where it is. */
export interface VehicleNow extends Movement {
  readonly id: Column<"vehicle_id">
  readonly name: string
  readonly driver: string | null
  readonly availability: Column<"availability">
}

/** A vehicle whose position is known and may be shown. */
export type PlacedVehicle = VehicleNow & { readonly latitude: number; readonly longitude: number }

export const isPlaced = (vehicle: VehicleNow): vehicle is PlacedVehicle =>
  vehicle.latitude !== null && vehicle.longitude !== null

const movementAt = (columns: Movements, index: number): Movement => ({
  latitude: columns.latitude[index] ?? null,
  longitude: columns.longitude[index] ?? null,
  heading: columns.heading[index] ?? null,
  speed: columns.speed[index] ?? null,
  fixedAt: columns.fixed_at[index] ?? null,
  seenAt: columns.seen_at[index] ?? null,
  ignition: columns.ignition[index] ?? null,
  hidden: columns.hidden[index] ?? null
})

/** The rows of a message of the stream. */
export const movementsIn = (columns: Movements): ReadonlyArray<readonly [VehicleNow["id"], Movement]> =>
  columns.vehicle_id.map((id, index) => [id, movementAt(columns, index)])

/** The rows of a snapshot, by name. */
export const vehiclesIn = (latest: LatestPositions): ReadonlyArray<VehicleNow> =>
  latest.vehicle_id.map((id, index) => ({
    ...movementAt(latest, index),
    id,
    name: latest.name[index] ?? "",
    driver: latest.driver_name[index] ?? null,
    availability: latest.availability[index] ?? "blocked"
  }))
