import { Availability, VehicleId } from "#fleet/contract"
import { Schema } from "effect"

/** Why a position is not shown: a private trip, or outside of the hours in which vehicles are tracked. */
export const Hidden = Schema.Literals(["private", "off_hours"])
export type Hidden = typeof Hidden.Type

const column = <S extends Schema.Top>(value: S) => Schema.Array(value)
const numbers = column(Schema.NullOr(Schema.Number))

/** The columns that change while vehicles move; the same place in each is the same vehicle. */
const moving = {
  vehicle_id: column(VehicleId),
  /** Degrees, WGS 84, to five places; null without a fix, or if hidden. */
  latitude: numbers,
  longitude: numbers,
  /** Degrees clockwise from north; null if unknown. */
  heading: numbers,
  /** Meters per second; null if unknown. */
  speed: numbers,
  /** When the device measured it, in seconds since 1970; null without a fix. */
  fixed_at: numbers,
  /** When the device was last heard, in seconds since 1970; null if it never was. */
  seen_at: numbers,
  ignition: column(Schema.NullOr(Schema.Boolean)),
  hidden: column(Schema.NullOr(Hidden))
}

/** The vehicles that moved, or that were hidden or shown, since the last message of the stream. */
export const Movements = Schema.Struct(moving)
export type Movements = typeof Movements.Type

/**
 * Where the vehicles in the fleet that have a device are, by name. Column by column, because 10,000 vehicles then take a
 * quarter of the bytes.
 */
export const LatestPositions = Schema.Struct({
  ...moving,
  name: column(Schema.String),
  /** Who has it as its primary driver now. */
  driver_name: column(Schema.NullOr(Schema.String)),
  availability: column(Availability)
})
export type LatestPositions = typeof LatestPositions.Type

/**
 * Where a vehicle was, oldest first. Column by column; every value but the first is the difference to the one before it, so
 * that a day of 86,400 positions is small. `decodeTrack` adds them up.
 */
export const Track = Schema.Struct({
  /** Seconds since 1970. */
  at: column(Schema.Int),
  /** Degrees times 100,000. */
  latitude: column(Schema.Int),
  longitude: column(Schema.Int),
  /** Meters per second times 10; -10 if unknown. */
  speed: column(Schema.Int),
  /** Degrees clockwise from north; -1 if unknown. */
  heading: column(Schema.Int),
  /** Whether positions of a private trip or outside of the tracked hours were left out. */
  hidden: Schema.Boolean,
  /** Whether there were more positions than the most that are returned, so that some were left out evenly. */
  thinned: Schema.Boolean
})
export type Track = typeof Track.Type
