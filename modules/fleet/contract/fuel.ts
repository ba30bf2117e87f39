import { CursorText, endpoint, inOrganization, Instant, line, NotFound, pageOf } from "#kernel"
import { Currency } from "#tenancy/contract"
import { Schema } from "effect"
import * as Errors from "./errors/meters.ts"
import { FuelEntryView, FuelTotals } from "./fuelViews.ts"
import { FuelEntryId, LocationId, VehicleId } from "./ids.ts"
import { DialValue, VoidReason } from "./meters.ts"
import { Energy, FuelUnit, MeterUnit } from "./meterUnits.ts"

const group = "Fuel"

const oneVehicle = inOrganization({ vehicleId: VehicleId })
const oneEntry = inOrganization({ entryId: FuelEntryId })

const Quantity = Schema.Number.check(
  Schema.isBetween({ minimum: 0.001, maximum: 100_000 }, { message: "Enter an amount up to 100,000." })
)

const Cost = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: 1_000_000_000_000_000 }, { message: "Enter a valid amount." })
)

export const ListFuel = endpoint({
  name: "listFuel",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/fuel",
  access: "member",
  permission: "vehicles.read",
  summary: "List what a vehicle was filled up or charged with, newest first, including voided entries",
  params: oneVehicle,
  query: Schema.Struct({ after: Schema.optionalKey(CursorText) }),
  output: pageOf(FuelEntryView),
  errors: [NotFound]
})

export const ShowFuelTotals = endpoint({
  name: "showFuelTotals",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/fuel-totals",
  access: "member",
  permission: "vehicles.read",
  summary: "Show what a vehicle used of each energy, with its average consumption and its cost",
  params: oneVehicle,
  output: Schema.Struct({ items: Schema.Array(FuelTotals) }),
  errors: [NotFound]
})

export const RecordFuel = endpoint({
  name: "recordFuel",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/fuel",
  access: "member",
  permission: "fuel.record",
  summary: "Record fuel or a charge, with a reading of the odometer; an unlikely reading needs `confirm`",
  params: oneVehicle,
  body: Schema.Struct({
    /** Now by default. */
    at: Schema.optionalKey(Instant),
    energy: Energy,
    quantity: Quantity,
    unit: FuelUnit,
    is_full: Schema.Boolean,
    missed_previous: Schema.optionalKey(Schema.Boolean),
    cost_minor: Schema.NullOr(Cost),
    /** The organization's by default. */
    currency: Schema.optionalKey(Currency),
    location_id: Schema.NullOr(LocationId),
    place: Schema.NullOr(line("Place", { max: 120 })),
    odometer: Schema.NullOr(Schema.Struct({ value: DialValue, unit: MeterUnit })),
    confirm: Schema.optionalKey(Schema.Boolean)
  }),
  output: Schema.Struct({ id: FuelEntryId }),
  status: 201,
  errors: [
    NotFound,
    Errors.FuelUnitNotOfEnergy,
    Errors.TwoPlaces,
    Errors.UnitNotOfMeter,
    Errors.ReadingInFuture,
    Errors.ReadingOutOfOrder,
    Errors.ReadingImplausible
  ]
})

export const VoidFuel = endpoint({
  name: "voidFuel",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/fuel/:entryId/void",
  access: "member",
  permission: "fuel.correct",
  summary: "Void a wrong fuel entry together with its reading",
  params: oneEntry,
  body: Schema.Struct({ reason: VoidReason }),
  errors: [NotFound]
})

export const RestoreFuel = endpoint({
  name: "restoreFuel",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/fuel/:entryId/void",
  access: "member",
  permission: "fuel.correct",
  summary: "Restore a voided fuel entry, and the reading that was voided with it",
  params: oneEntry,
  errors: [NotFound, Errors.ReadingOutOfOrder]
})
