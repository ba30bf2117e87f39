import { Schema } from "effect"
import { DeviceId } from "../../contract/ids.ts"

const number = Schema.optionalKey(Schema.Number)
const flag = Schema.optionalKey(Schema.Boolean)

/** The newest of each measurement, and when the newest of all was made. Units as in `Measurements`. */
export const Measured = Schema.Struct({
  at: Schema.String,
  odometer: number,
  engineTime: number,
  fuelLevel: number,
  chargeLevel: number,
  deviceBattery: number,
  isPowered: flag,
  voltage: number,
  signal: number,
  vin: Schema.optionalKey(Schema.String),
  vinAt: Schema.optionalKey(Schema.String),
  /** Since when `isPowered` has been what it is. */
  poweredSince: Schema.optionalKey(Schema.String),
  /** The fault codes of the last report that had any list of them. */
  faultCodes: Schema.optionalKey(Schema.Array(Schema.String)),
  faultCodesAt: Schema.optionalKey(Schema.String)
})
export type Measured = typeof Measured.Type

/** A distant fix that may be wrong, and how many in a row agree with it. */
export const Jumped = Schema.Struct({
  at: Schema.String,
  latitude: Schema.Number,
  longitude: Schema.Number,
  count: Schema.Int
})
export type Jumped = typeof Jumped.Type

const instant = Schema.NullOr(Schema.Date)
const nullable = Schema.NullOr(Schema.Number)

/** What a device last reported. Units as in `Fix`; `derive_from`: from when on its trips are out of date. */
export const DeviceState = Schema.Struct({
  device_id: DeviceId,
  seen_at: instant,
  seen_before_at: instant,
  fixed_at: instant,
  latitude: nullable,
  longitude: nullable,
  speed: nullable,
  heading: nullable,
  ignition: Schema.NullOr(Schema.Boolean),
  clock_skew: Schema.NullOr(Schema.Int),
  derive_from: instant,
  measured: Schema.NullOr(Measured),
  jumped: Schema.NullOr(Jumped)
})
export type DeviceState = typeof DeviceState.Type
