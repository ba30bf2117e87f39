import { CalendarDate, OrganizationId } from "#kernel"
import { FileAddress, LinkedFile } from "#files/contract"
import { Schema, Struct } from "effect"
import { CustomValues } from "./customFieldViews.ts"
import { Availability, HoldKind } from "./holdViews.ts"
import { DriverId, GroupId, LocationId, RegistrationId, VehicleId } from "./ids.ts"
import { Lifecycle } from "./lifecycle.ts"
import {
  Drive,
  FuelType,
  Ownership,
  Safety,
  Transmission,
  Use,
  VehicleKind,
  VinStatus
} from "./vehicleFields.ts"
import { KnownVin } from "./vin/Vin.ts"

const text = Schema.NullOr(Schema.String)
const number = Schema.NullOr(Schema.Number)

/**
 * What has the vehicle now: a kind of hold, until when it should, and whether that has passed. All derived from its firm
 * holds; someone who has it comes before what only blocks it.
 */
const Occupied = {
  availability: Availability,
  held_as: Schema.NullOr(HoldKind),
  held_until: Schema.NullOr(Schema.Date),
  overdue: Schema.Boolean
}

/**
 * A vehicle. Weights in grams, tanks in milliliters, batteries in watt-hours, money in minor units of `currency`.
 * `purchase_minor` and `residual_minor` are null, too, for members without `vehicles.read_prices`.
 * `odometer_m`: its newest reading in meters, and when that was. `version` grows with every change to the rest.
 */
export const VehicleView = Schema.Struct({
  id: VehicleId,
  organization_id: OrganizationId,
  unit_number: text,
  vin: Schema.NullOr(KnownVin),
  vin_status: VinStatus,
  vin_note: text,
  plate: text,
  plate_region: text,
  make: text,
  model: text,
  model_year: number,
  kind: VehicleKind,
  trim: text,
  body_class: text,
  fuel_type: Schema.NullOr(FuelType),
  drive: Schema.NullOr(Drive),
  transmission: Schema.NullOr(Transmission),
  seats: number,
  doors: number,
  exterior_color: text,
  interior_color: text,
  gvwr_g: number,
  tank_ml: number,
  battery_wh: number,
  acriss: text,
  location_id: Schema.NullOr(LocationId),
  group_id: Schema.NullOr(GroupId),
  uses: Schema.Array(Use),
  ownership: Schema.NullOr(Ownership),
  in_service_on: Schema.NullOr(CalendarDate),
  out_of_service_on: Schema.NullOr(CalendarDate),
  purchase_minor: number,
  residual_minor: number,
  currency: text,
  tags: Schema.Array(Schema.String),
  notes: text,
  custom: CustomValues,
  lifecycle: Lifecycle,
  lifecycle_note: text,
  lifecycle_since: Schema.Date,
  safety: Safety,
  odometer_m: number,
  odometer_at: Schema.NullOr(Schema.Date),
  ...Occupied,
  version: Schema.Int,
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type VehicleView = typeof VehicleView.Type

/** A vehicle and what its page shows besides its own fields. */
export const VehicleDetails = Schema.Struct({
  ...VehicleView.fields,
  /** Its main photo, at addresses that work for a few minutes. */
  photo: Schema.NullOr(LinkedFile.mapFields(Struct.pick(["url", "thumbnail_url"]))),
  /** The day on which the first of its current documents expires. */
  next_expiry: Schema.NullOr(CalendarDate)
})
export type VehicleDetails = typeof VehicleDetails.Type

/** What a vehicle is called: its unit number, or else its plate or VIN. */
export const vehicleName = ({
  unit_number,
  plate,
  vin
}: {
  readonly unit_number: string | null
  readonly plate: string | null
  readonly vin: string | null
}): string => unit_number ?? plate ?? vin ?? ""

/** A plate that a vehicle has or had; `until` is the first day without it, null while it has it. */
export const RegistrationView = Schema.Struct({
  id: RegistrationId,
  plate: Schema.String,
  region: text,
  from: CalendarDate,
  until: Schema.NullOr(CalendarDate)
})
export type RegistrationView = typeof RegistrationView.Type

/** One row of the list of vehicles. `driver`: who has it now as its primary driver. */
export const VehicleRow = Schema.Struct({
  id: VehicleId,
  unit_number: text,
  vin: text,
  plate: text,
  plate_region: text,
  make: text,
  model: text,
  model_year: number,
  trim: text,
  kind: VehicleKind,
  fuel_type: Schema.NullOr(FuelType),
  ownership: Schema.NullOr(Ownership),
  uses: Schema.Array(Use),
  lifecycle: Lifecycle,
  safety: Safety,
  ...Occupied,
  location: Schema.NullOr(Schema.Struct({ id: LocationId, name: Schema.String })),
  group: Schema.NullOr(Schema.Struct({ id: GroupId, name: Schema.String })),
  driver: Schema.NullOr(Schema.Struct({ id: DriverId, name: Schema.String })),
  custom: CustomValues,
  /** The small version of its main photo, at an address that works for a few minutes. */
  photo: Schema.NullOr(FileAddress),
  /** The day on which the first of its current documents expires. */
  next_expiry: Schema.NullOr(CalendarDate),
  tags: Schema.Array(Schema.String),
  in_service_on: Schema.NullOr(CalendarDate),
  odometer_m: number,
  odometer_at: Schema.NullOr(Schema.Date),
  version: Schema.Int,
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type VehicleRow = typeof VehicleRow.Type

export const LocationView = Schema.Struct({
  id: LocationId,
  organization_id: OrganizationId,
  name: Schema.String,
  address: text,
  time_zone: Schema.String,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type LocationView = typeof LocationView.Type

export const GroupView = Schema.Struct({
  id: GroupId,
  organization_id: OrganizationId,
  name: Schema.String,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type GroupView = typeof GroupView.Type
