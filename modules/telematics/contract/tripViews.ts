import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { WeeklyHours } from "./geofenceViews.ts"

/** What a trip was for. `private` ones are visible to their driver alone. */
export const TripPurpose = Schema.Literals(["business", "private", "unknown"])
export type TripPurpose = typeof TripPurpose.Type

const Place = Schema.Struct({ latitude: Schema.Number, longitude: Schema.Number })

/** A drive from one stop to the next. Meters, seconds, meters per second. */
export const TripView = Schema.Struct({
  vehicle_id: VehicleId,
  started_at: Schema.Date,
  /** Null while it is under way. */
  ended_at: Schema.NullOr(Schema.Date),
  distance: Schema.Number,
  /** Standing with the ignition on. */
  idle_time: Schema.Number,
  max_speed: Schema.NullOr(Schema.Number),
  driver_name: Schema.NullOr(Schema.String),
  purpose: TripPurpose,
  /** Whether the viewer drove, and may say what for. */
  mine: Schema.Boolean,
  /** Null if hidden from the viewer. */
  start: Schema.NullOr(Place),
  end: Schema.NullOr(Place)
})
export type TripView = typeof TripView.Type

/** Where a vehicle stood between two trips. */
export const StopView = Schema.Struct({
  vehicle_id: VehicleId,
  from: Schema.Date,
  /** Null if it is still there. */
  until: Schema.NullOr(Schema.Date),
  /** Null if hidden from the viewer. */
  place: Schema.NullOr(Place)
})
export type StopView = typeof StopView.Type

/** What the viewer can hide of a vehicle now. */
export const PrivateDriveView = Schema.Struct({
  /** Whether the viewer has the vehicle, and may drive it privately. */
  mine: Schema.Boolean,
  /** Since when the viewer has been driving it privately; null otherwise. */
  began_at: Schema.NullOr(Schema.Date)
})
export type PrivateDriveView = typeof PrivateDriveView.Type

/** How positions of an organization are dealt with. */
export const TrackingSettings = Schema.Struct({
  /** For how many days positions are stored. */
  retention_days: Schema.Int.check(
    Schema.isBetween({ minimum: 7, maximum: 1000 }, { message: "Choose between 7 and 1,000 days." })
  ),
  /** Positions of other times are visible to the driver alone; null to show all. */
  tracked_hours: Schema.NullOr(WeeklyHours)
})
export type TrackingSettings = typeof TrackingSettings.Type
