import {
  anyOf,
  Bytes,
  endpoint,
  exportQuery,
  HOUR,
  inOrganization,
  line,
  matching,
  numberRange,
  pageOf,
  period,
  sortedPaging
} from "#kernel"
import { Schema } from "effect"
import { CustomFilter } from "./customFilter.ts"
import { Availability } from "./holdViews.ts"
import { DriverId, GroupId, LocationId } from "./ids.ts"
import { Lifecycle } from "./lifecycle.ts"
import { FuelType, Ownership, Safety, Use, VehicleKind, VehicleTag } from "./vehicleFields.ts"
import { VehicleRow } from "./vehicleViews.ts"

const group = "Vehicles"

/** By which column, in which direction; `-` means descending. `model` is make, model and year. */
export const VehicleSort = Schema.Literals([
  "name",
  "-name",
  "model",
  "-model",
  "year",
  "-year",
  "created",
  "-created",
  "updated",
  "-updated",
  "odometer",
  "-odometer",
  "expiry",
  "-expiry"
])
export type VehicleSort = typeof VehicleSort.Type

/** `today`: should be back today, in the time zone of its location. `overdue`: should have been back by now. */
export const Due = Schema.Literals(["today", "overdue"])
export type Due = typeof Due.Type

/** Of its documents: one has expired, one expires within 30 days, or one that its kind needs is missing. */
export const DocumentState = Schema.Literals(["expired", "expiring", "missing"])
export type DocumentState = typeof DocumentState.Type

/** Several values of a parameter: any of them matches. Without `lifecycle`, vehicles that left the fleet are not listed. */
export const VehicleFilter = {
  /** In unit number, plate, VIN, make, model, trim, and name, email and phone of the driver, ignoring case and accents. */
  search: Schema.optionalKey(line("Search", { max: 200 })),
  lifecycle: Schema.optionalKey(anyOf(Lifecycle)),
  safety: Schema.optionalKey(anyOf(Safety)),
  availability: Schema.optionalKey(anyOf(Availability)),
  due: Schema.optionalKey(anyOf(Due)),
  /** Not taken at any time in a period. */
  free: Schema.optionalKey(period),
  kind: Schema.optionalKey(anyOf(VehicleKind)),
  fuel: Schema.optionalKey(anyOf(FuelType)),
  ownership: Schema.optionalKey(anyOf(Ownership)),
  use: Schema.optionalKey(anyOf(Use)),
  location: Schema.optionalKey(anyOf(LocationId)),
  group: Schema.optionalKey(anyOf(GroupId)),
  /** Who has the vehicle now as its primary driver. */
  driver: Schema.optionalKey(anyOf(DriverId)),
  /** Whether a primary driver has it now. */
  assigned: Schema.optionalKey(Schema.Literals(["yes", "no"])),
  tag: Schema.optionalKey(VehicleTag),
  year: Schema.optionalKey(numberRange),
  /** In meters. */
  odometer: Schema.optionalKey(numberRange),
  /** `stale`: in service, but its odometer was not read for 30 days, unless it has only meters of other kinds. */
  readings: Schema.optionalKey(Schema.Literal("stale")),
  documents: Schema.optionalKey(anyOf(DocumentState)),
  custom: Schema.optionalKey(CustomFilter)
}

const filter = VehicleFilter

/** What a page of vehicles shows. */
export const VehicleSearch = Schema.Struct({ ...VehicleFilter, sort: Schema.optionalKey(VehicleSort) })

export const ListVehicles = endpoint({
  name: "listVehicles",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles",
  access: "member",
  permission: "vehicles.read",
  summary: "List vehicles, by name unless sorted otherwise",
  params: inOrganization({}),
  query: Schema.Struct({ ...sortedPaging, ...filter, sort: Schema.optionalKey(VehicleSort) }),
  output: pageOf(VehicleRow)
})

export const CountVehicles = endpoint({
  name: "countVehicles",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicle-count",
  access: "member",
  permission: "vehicles.read",
  summary: "Count the vehicles that match a filter",
  params: inOrganization({}),
  query: Schema.Struct(filter),
  output: Schema.Struct({ count: Schema.Int })
})

/** The columns of an exported list that every organization has. */
const OwnColumn = Schema.Literals([
  "unit_number",
  "vin",
  "plate",
  "plate_region",
  "make",
  "model",
  "model_year",
  "trim",
  "kind",
  "fuel_type",
  "lifecycle",
  "safety",
  "availability",
  "driver",
  "odometer",
  "location",
  "group",
  "uses",
  "ownership",
  "in_service_on",
  "next_expiry",
  "tags",
  "created",
  "updated"
])
/** A custom field, as `custom_` and its id. */
const CUSTOM_COLUMN = /^custom_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const VehicleColumn = Schema.Union([
  OwnColumn,
  matching(CUSTOM_COLUMN, 43, "Choose columns from the list.").pipe(
    Schema.refine((text: string): text is `custom_${string}` => CUSTOM_COLUMN.test(text))
  )
])
export type VehicleColumn = typeof VehicleColumn.Type

export const ExportVehicles = endpoint({
  name: "exportVehicles",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicle-export",
  access: "member",
  permission: "vehicles.export",
  summary: "Export the vehicles that match a filter as a CSV file or an Excel workbook",
  params: inOrganization({}),
  query: Schema.Struct({
    ...filter,
    sort: Schema.optionalKey(VehicleSort),
    ...exportQuery(VehicleColumn)
  }),
  output: Bytes,
  outputType: "bytes",
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
