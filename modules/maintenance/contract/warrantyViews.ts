import { CalendarDate, line, OrganizationId, paragraphs } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema, Struct } from "effect"
import { VehicleSystem } from "./defectViews.ts"
import { WarrantyId } from "./ids.ts"
import { LifeMeters, LifeSeconds } from "./intervals.ts"

/** What a warranty covers. `part`: only the systems and parts that it names. */
export const WarrantyScope = Schema.Literals([
  "bumper_to_bumper",
  "powertrain",
  "battery",
  "corrosion",
  "part"
])
export type WarrantyScope = typeof WarrantyScope.Type

/** Whether a warranty pays now. `ends_soon` still does. */
export const WarrantyState = Schema.Literals(["upcoming", "active", "ends_soon", "expired"])
export type WarrantyState = typeof WarrantyState.Type

/** What ended a warranty, or ends it first. */
export const WarrantyLimit = Schema.Literals(["date", "distance", "hours"])
export type WarrantyLimit = typeof WarrantyLimit.Type

/** What people enter about a warranty. It ends with the first of its limits; without one, it never does. */
export const WarrantyFields = {
  scope: WarrantyScope,
  /** Of a warranty of parts: which systems they belong to. */
  systems: Schema.Array(VehicleSystem).check(
    Schema.isMaxLength(VehicleSystem.literals.length, { message: "Choose each system once." }).abort()
  ),
  /** The names of the parts. */
  covers: Schema.NullOr(line("Parts", { max: 200 })),
  provider: line("Provider", { max: 120 }),
  reference: Schema.NullOr(line("Reference number", { max: 80 })),
  starts_on: CalendarDate,
  /** The last day. */
  until_date: Schema.NullOr(CalendarDate),
  /** Of the vehicle's life. */
  until_m: Schema.NullOr(LifeMeters),
  until_s: Schema.NullOr(LifeSeconds),
  note: Schema.NullOr(paragraphs("Note", { max: 2000 }))
}

const text = Schema.NullOr(Schema.String)

export const WarrantyRecord = Schema.Struct({
  ...Struct.pick(WarrantyFields, ["scope", "starts_on", "until_date"]),
  id: WarrantyId,
  organization_id: OrganizationId,
  vehicle_id: VehicleId,
  systems: Schema.Array(VehicleSystem),
  covers: text,
  provider: Schema.String,
  reference: text,
  until_m: Schema.NullOr(Schema.Number),
  until_s: Schema.NullOr(Schema.Number),
  note: text,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date,
  version: Schema.Int
})
export type WarrantyRecord = typeof WarrantyRecord.Type

/** A warranty of a vehicle. `limit`: what ended it or ends it soon. */
export const WarrantyView = Schema.Struct({
  ...WarrantyRecord.fields,
  state: WarrantyState,
  limit: Schema.NullOr(WarrantyLimit)
})
export type WarrantyView = typeof WarrantyView.Type

/** A warranty where something refers to it. */
export const WarrantyLink = WarrantyRecord.mapFields(Struct.pick(["id", "scope", "provider", "reference"]))
export type WarrantyLink = typeof WarrantyLink.Type
