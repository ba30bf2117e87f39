import { endpoint, inOrganization, NotFound } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"

/**
 * What was spent on a vehicle, in minor units of a currency: closed work orders, and services that were completed without one.
 * `last_year_minor`: of the last 365 days.
 */
export const VehicleCost = Schema.Struct({
  currency: Schema.String,
  last_year_minor: Schema.Number,
  total_minor: Schema.Number
})
export type VehicleCost = typeof VehicleCost.Type

export const GetVehicleCosts = endpoint({
  name: "getVehicleCosts",
  group: "Work orders",
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/maintenance-costs",
  access: "member",
  permission: "workorders.read",
  summary: "Get what work orders and services of a vehicle cost, by currency",
  params: inOrganization({ vehicleId: VehicleId }),
  output: Schema.Struct({ items: Schema.Array(VehicleCost) }),
  errors: [NotFound]
})
