import { OrganizationId, Translated, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { DeviceIssueKind } from "./devices/issueKinds.ts"
import { DeviceId, DeviceIssueId, FaultId } from "./ids.ts"

const instant = Schema.optionalKey(Schema.NullOr(Schema.String))
const number = Schema.optionalKey(Schema.NullOr(Schema.Number))
const text = Schema.optionalKey(Schema.NullOr(Schema.String))

/**
 * The values by which an issue was judged when it opened. Instants in ISO 8601, batteries from 0 to 1, voltage in volts,
 * `clock_skew` in seconds by which the device's clock is ahead.
 */
export const IssueEvidence = Schema.Struct({
  linked_at: instant,
  last_seen_at: instant,
  last_fix_at: instant,
  powered_since: instant,
  device_battery: number,
  voltage: number,
  clock_skew: number,
  reported_vin: text,
  vehicle_vin: text
})
export type IssueEvidence = typeof IssueEvidence.Type

const Named = <S extends Schema.Top>(id: S) => Schema.Struct({ id, name: Schema.String })

/** Something that is or was wrong with a device. */
export const DeviceIssueView = Schema.Struct({
  id: DeviceIssueId,
  organization_id: OrganizationId,
  kind: DeviceIssueKind,
  device: Named(DeviceId),
  /** The vehicle that it was in when the issue opened. */
  vehicle: Named(VehicleId),
  opened_at: Schema.Date,
  /** Null while it is open. */
  closed_at: Schema.NullOr(Schema.Date),
  evidence: IssueEvidence,
  /** No one is notified of it until then. */
  snoozed_until: Schema.NullOr(Schema.Date),
  assigned_to: Schema.NullOr(Schema.Struct({ id: UserId, name: Schema.String }))
})
export type DeviceIssueView = typeof DeviceIssueView.Type

/** A fault code that a vehicle reported. */
export const FaultView = Schema.Struct({
  id: FaultId,
  organization_id: OrganizationId,
  vehicle: Named(VehicleId),
  device: Named(DeviceId),
  /** In the notation of SAE J2012; null if it is in none that we know. */
  code: Schema.NullOr(Schema.String),
  /** As reported. */
  raw: Schema.String,
  /** The system and the area that the code belongs to. */
  text: Schema.NullOr(Translated),
  first_seen_at: Schema.Date,
  /** Since when it has been there, this time. */
  opened_at: Schema.Date,
  last_seen_at: Schema.Date,
  /** How often it has appeared. */
  count: Schema.Int,
  closed_at: Schema.NullOr(Schema.Date)
})
export type FaultView = typeof FaultView.Type
