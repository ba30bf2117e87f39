import type { Member, UserId } from "#kernel"
import type { VehicleId } from "#fleet/contract"

/** When someone had a vehicle; `until` is null while they have it. */
export interface Period {
  readonly vehicle_id: VehicleId
  readonly from: Date
  readonly until: Date | null
}

/** Who looks at positions, and which vehicles they had when. */
export interface Viewer {
  /** Null: anyone, who has driven nothing. */
  readonly userId: UserId | null
  /** Whether they see all vehicles, or only those that they have. */
  readonly seesAll: boolean
  readonly own: ReadonlyArray<Period>
}

/** Drivers see the vehicles that they have; all others with the permission see every vehicle. */
export const viewerOf = ({ userId, role }: Member, own: ReadonlyArray<Period>): Viewer => ({
  userId,
  seesAll: role !== "driver",
  own
})

/** The vehicles that someone has now. */
export const currentVehicles = ({ own }: Viewer, at: Date): ReadonlySet<VehicleId> =>
  new Set(
    own.flatMap(({ vehicle_id, from, until }) =>
      from <= at && (until === null || until > at) ? [vehicle_id] : []
    )
  )
