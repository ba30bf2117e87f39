import { line, matching, OrganizationId } from "#kernel"
import { GroupId, VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { GeofenceEventId, GeofenceId } from "./ids.ts"

const latitude = Schema.Number.check(
  Schema.isBetween({ minimum: -90, maximum: 90 }, { message: "Latitude must be between -90 and 90." })
)
const longitude = Schema.Number.check(
  Schema.isBetween({ minimum: -180, maximum: 180 }, { message: "Longitude must be between -180 and 180." })
)

/** A point in degrees, WGS 84. */
export const Point = Schema.Struct({ latitude, longitude })
export type Point = typeof Point.Type

/** A circle with a radius in meters, or a polygon whose last corner is connected to its first. */
export const GeofenceShape = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("circle"),
    center: Point,
    radius: Schema.Number.check(Schema.isBetween({ minimum: 25, maximum: 100_000 }))
  }),
  Schema.Struct({
    kind: Schema.Literal("polygon"),
    corners: Schema.Array(Point).check(Schema.isMaxLength(200), Schema.isMinLength(3))
  })
])
export type GeofenceShape = typeof GeofenceShape.Type

/** Hours of the week, in the organization's time zone: days are 1 (Monday) to 7, times `HH:MM`. */
export const WeeklyHours = Schema.Array(
  Schema.Struct({
    days: Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 }))).check(
      Schema.isMaxLength(7),
      Schema.isMinLength(1)
    ),
    from: matching(/^([01]\d|2[0-3]):[0-5]\d$/, 5, "Enter a time such as 08:30."),
    until: matching(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 5, "Enter a time such as 17:30.")
  })
).check(Schema.isMaxLength(21))
export type WeeklyHours = typeof WeeklyHours.Type

/** What can be chosen about a geofence. */
export const geofenceFields = {
  name: line("Name", { max: 80 }),
  shape: GeofenceShape,
  /** Notify when a vehicle comes, leaves, or has stayed this long. */
  on_enter: Schema.Boolean,
  on_exit: Schema.Boolean,
  /** Seconds; null if staying is not notified. */
  dwell_after: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 60, maximum: 604_800 }))),
  /** Meters per second; null without a limit inside. */
  speed_limit: Schema.NullOr(Schema.Number.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  /** Only at these times; null for always. */
  schedule: Schema.NullOr(WeeklyHours),
  /** Only for the vehicles of this group; null for all. */
  group_id: Schema.NullOr(GroupId)
}

export const GeofenceView = Schema.Struct({
  ...geofenceFields,
  organization_id: OrganizationId,
  id: GeofenceId,
  created_at: Schema.Date,
  updated_at: Schema.Date,
  /** How many vehicles are inside now. */
  vehicles: Schema.Int
})
export type GeofenceView = typeof GeofenceView.Type

export const GeofenceEventKind = Schema.Literals(["entered", "exited", "dwelled", "speeding"])
export type GeofenceEventKind = typeof GeofenceEventKind.Type

/** What a vehicle did at a geofence. */
export const GeofenceEventView = Schema.Struct({
  id: GeofenceEventId,
  kind: GeofenceEventKind,
  geofence_id: GeofenceId,
  geofence_name: Schema.String,
  vehicle_id: VehicleId,
  vehicle_name: Schema.String,
  at: Schema.Date,
  /** Meters per second, of a vehicle that was too fast, and what was allowed then. */
  speed: Schema.NullOr(Schema.Number),
  speed_limit: Schema.NullOr(Schema.Number),
  /** Whether people were notified: not of everything that is recorded. */
  notified: Schema.Boolean
})
export type GeofenceEventView = typeof GeofenceEventView.Type
