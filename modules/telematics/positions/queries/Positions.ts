import type { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { Hidden } from "../../contract/positionViews.ts"
import type { Viewer } from "../domain/visibility.ts"

const number = Schema.NullOr(Schema.Number)

/** Where a vehicle is, as a viewer may see it. Seconds since 1970, and since which change. */
export const LatestPosition = Schema.Struct({
  vehicle_id: VehicleId,
  latitude: number,
  longitude: number,
  heading: number,
  speed: number,
  fixed_at: number,
  seen_at: number,
  ignition: Schema.NullOr(Schema.Boolean),
  hidden: Schema.NullOr(Hidden),
  changed_at: number
})
export type LatestPosition = typeof LatestPosition.Type

/** A position of a track. Seconds since 1970. */
export const TrackPoint = Schema.Struct({
  at: Schema.Number,
  latitude: Schema.Number,
  longitude: Schema.Number,
  speed: number,
  heading: number
})
export type TrackPoint = typeof TrackPoint.Type

/** Whether positions are masked: by the statement, so that no other code has to. */
export interface Look {
  readonly organizationId: OrganizationId
  readonly viewer: Viewer
  readonly timeZone: string
  readonly at: Date
}

export interface TrackRequest extends Look {
  readonly vehicleId: VehicleId
  readonly from: Date
  readonly to: Date
}

/** Where vehicles are and were. What a viewer may not see is left out, or has no place. */
export class Positions extends Context.Service<
  Positions,
  {
    /** Of the vehicles that have a device now; with `since`, of those that changed after it, in database seconds. */
    readonly latest: (
      look: Look & { readonly since: number | null; readonly vehicles: ReadonlyArray<VehicleId> | null }
    ) => Effect.Effect<ReadonlyArray<LatestPosition>>
    /** The clock of the database, in seconds since 1970. */
    readonly clock: Effect.Effect<number>
    /** The good positions of a vehicle in a period, oldest first, and whether any was left out because it is hidden. */
    readonly track: (request: TrackRequest & { readonly most: number }) => Effect.Effect<{
      readonly points: ReadonlyArray<TrackPoint>
      readonly hidden: boolean
      readonly total: number
    }>
  }
>()("telematics/Positions") {}
