import { Schema } from "effect"
import type { GeofenceView } from "../../contract/geofenceViews.ts"

/** What is watched at a geofence. */
export type GeofenceRule = Pick<
  GeofenceView,
  "shape" | "on_enter" | "on_exit" | "dwell_after" | "speed_limit" | "schedule"
>

const Side = Schema.Literals(["inside", "outside"])
export type Side = typeof Side.Type

/** What is known of a vehicle at a geofence. */
export const GeofenceState = Schema.Struct({
  /** Null until two fixes agree. */
  side: Schema.NullOr(Side),
  /** Since when it has been on this side. */
  since: Schema.NullOr(Schema.Date),
  /** A first fix on another side, which the next one has to confirm. */
  changing: Schema.NullOr(Schema.Struct({ side: Side, at: Schema.Date })),
  /** Whether this stay has been reported as long. */
  dwelled: Schema.Boolean,
  /** Fixes in a row that were too fast, if the last one was. Speeds in meters per second. */
  speeding: Schema.NullOr(
    Schema.Struct({
      from: Schema.Date,
      last: Schema.Date,
      top_speed: Schema.Number,
      reported: Schema.Boolean
    })
  ),
  /** The time of the last fix that was evaluated. */
  evaluated_at: Schema.NullOr(Schema.Date)
})
export type GeofenceState = typeof GeofenceState.Type

export const UNKNOWN: GeofenceState = {
  side: null,
  since: null,
  changing: null,
  dwelled: false,
  speeding: null,
  evaluated_at: null
}

/** What happened. `scheduled`: whether the geofence is watched at that time. */
export type GeofenceEvent = { readonly at: Date; readonly scheduled: boolean } & (
  { readonly kind: "entered" | "exited" | "dwelled" } | { readonly kind: "speeding"; readonly speed: number }
)

export interface Evaluation {
  readonly state: GeofenceState
  readonly events: ReadonlyArray<GeofenceEvent>
}
