import { endpoint, HOUR, inOrganization } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors/vehicles.ts"

const group = "Sample data"
const path = "/api/organizations/:organizationId/sample-data"
const params = inOrganization({})
const limits = [{ per: "person", times: 30, seconds: HOUR }] as const

/** How many vehicles and drivers of the sample there are; `loaded_at` is null if there is no sample. */
export const SampleData = Schema.Struct({
  loaded_at: Schema.NullOr(Schema.Date),
  vehicles: Schema.Int,
  drivers: Schema.Int
})
export type SampleData = typeof SampleData.Type

export const GetSampleData = endpoint({
  name: "getSampleData",
  group,
  method: "GET",
  path,
  access: "member",
  permission: "vehicles.read",
  summary: "Show whether sample data is loaded, and how many vehicles and drivers it has",
  params,
  output: SampleData
})

export const LoadSampleData = endpoint({
  name: "loadSampleData",
  group,
  method: "PUT",
  path,
  access: "member",
  permission: "fleet.configure",
  summary:
    "Load sample vehicles and drivers into an organization without vehicles; once, however often it is called",
  params,
  output: SampleData,
  errors: [Errors.FleetNotEmpty],
  weight: "heavy",
  limits
})

export const RemoveSampleData = endpoint({
  name: "removeSampleData",
  group,
  method: "DELETE",
  path,
  access: "member",
  permission: "fleet.configure",
  summary:
    "Remove the sample data with everything recorded for it; vehicles and drivers that were given another identity stay",
  params,
  /** How many were removed, and how many stayed because they had become the organization's own. */
  output: Schema.Struct({ vehicles: Schema.Int, drivers: Schema.Int, kept: Schema.Int }),
  limits
})
