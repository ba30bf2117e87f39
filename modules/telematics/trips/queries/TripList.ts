import { VehicleId } from "#fleet/contract"
import { UserId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { TripPurpose } from "../../contract/tripViews.ts"
import type { TrackRequest } from "../../positions/queries/Positions.ts"

/** A trip as a viewer may see it; others are left out. */
export const ListedTrip = Schema.Struct({
  vehicle_id: VehicleId,
  started_at: Schema.Date,
  ended_at: Schema.NullOr(Schema.Date),
  distance: Schema.Number,
  idle_time: Schema.Number,
  max_speed: Schema.NullOr(Schema.Number),
  start_latitude: Schema.Number,
  start_longitude: Schema.Number,
  end_latitude: Schema.Number,
  end_longitude: Schema.Number,
  purpose: TripPurpose,
  /** Who said what it was for. */
  purpose_by: Schema.NullOr(UserId)
})
export type ListedTrip = typeof ListedTrip.Type

export const ListedStop = Schema.Struct({
  vehicle_id: VehicleId,
  from: Schema.Date,
  until: Schema.NullOr(Schema.Date),
  latitude: Schema.Number,
  longitude: Schema.Number
})
export type ListedStop = typeof ListedStop.Type

/** Trips and stops that touch a period, oldest first. The statement masks them, as it does positions. */
export class TripList extends Context.Service<
  TripList,
  {
    readonly trips: (request: TrackRequest) => Effect.Effect<ReadonlyArray<ListedTrip>>
    readonly stops: (request: TrackRequest) => Effect.Effect<ReadonlyArray<ListedStop>>
  }
>()("telematics/TripList") {}
