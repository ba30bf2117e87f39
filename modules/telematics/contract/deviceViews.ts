import { line, OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { DeviceId, ForwarderId, LinkId } from "./ids.ts"

/** How a device reports: directly, through a Traccar server that forwards its positions, or through DIMO. */
export const DeviceSource = Schema.Literals(["tracker", "phone", "traccar", "dimo"])
export type DeviceSource = typeof DeviceSource.Type

/** Whether a device is heard: `silent` if not for `SILENT_AFTER` seconds. */
export const DeviceActivity = Schema.Literals(["active", "silent", "never_reported"])
export type DeviceActivity = typeof DeviceActivity.Type

/** Seconds. */
export const SILENT_AFTER = 86_400

/** Those that report with a key of ours. */
export const OwnSource = Schema.Literals(["tracker", "phone"])
export type OwnSource = typeof OwnSource.Type

const text = Schema.NullOr(Schema.String)
const number = Schema.NullOr(Schema.Number)

/** A device's vehicle, and since when. */
export const LinkedVehicle = Schema.Struct({
  link_id: LinkId,
  id: VehicleId,
  name: Schema.String,
  since: Schema.Date
})
export type LinkedVehicle = typeof LinkedVehicle.Type

/**
 * A device and what it last reported. Batteries and signal from 0 to 1, voltage in volts, `clock_skew` in seconds by which
 * its clock is ahead.
 */
export const DeviceView = Schema.Struct({
  id: DeviceId,
  organization_id: OrganizationId,
  source: DeviceSource,
  name: Schema.String,
  imei: text,
  iccid: text,
  model: text,
  /** Its id in the service through which it reports. */
  external_id: text,
  vehicle: Schema.NullOr(LinkedVehicle),
  seen_at: Schema.NullOr(Schema.Date),
  fixed_at: Schema.NullOr(Schema.Date),
  device_battery: number,
  is_powered: Schema.NullOr(Schema.Boolean),
  voltage: number,
  signal: number,
  clock_skew: Schema.NullOr(Schema.Int),
  /** Since when the owner of a vehicle that is shared through DIMO no longer lets us read it. */
  access_lost_at: Schema.NullOr(Schema.Date),
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type DeviceView = typeof DeviceView.Type

/** What a tracker or phone needs to report. The key is shown once: only its hash is stored. */
export const DeviceAccess = Schema.Struct({
  /** Where it reports, at the address of this installation. */
  path: Schema.String,
  /** The device identifier to enter there. */
  key: Schema.String
})
export type DeviceAccess = typeof DeviceAccess.Type

/** When a device was in a vehicle. */
export const LinkView = Schema.Struct({
  id: LinkId,
  device_id: DeviceId,
  vehicle_id: VehicleId,
  vehicle_name: Schema.String,
  linked_from: Schema.Date,
  /** The first instant without it; null if it is still there. */
  linked_until: Schema.NullOr(Schema.Date)
})
export type LinkView = typeof LinkView.Type

/** A Traccar server that forwards positions. */
export const ForwarderView = Schema.Struct({
  id: ForwarderId,
  organization_id: OrganizationId,
  name: Schema.String,
  last_used_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date
})
export type ForwarderView = typeof ForwarderView.Type

/** What people enter about a device. */
export const deviceFields = {
  name: line("Name", { max: 80 }),
  model: Schema.NullOr(line("Model", { max: 80 }))
}
