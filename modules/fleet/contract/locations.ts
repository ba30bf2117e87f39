import { endpoint, inOrganization, line, NotFound, TimeZone } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors/vehicles.ts"
import { LocationId } from "./ids.ts"
import { LocationView } from "./vehicleViews.ts"

const group = "Locations"

const oneLocation = inOrganization({ locationId: LocationId })

const fields = {
  name: line("Name", { max: 80 }),
  address: Schema.NullOr(line("Address", { max: 300 })),
  time_zone: TimeZone
}

export const ListLocations = endpoint({
  name: "listLocations",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/locations",
  access: "member",
  permission: "vehicles.read",
  summary: "List the organization's locations by name, with how many vehicles each has, archived ones last",
  params: inOrganization({}),
  output: Schema.Struct({
    items: Schema.Array(Schema.Struct({ ...LocationView.fields, vehicles: Schema.Int }))
  })
})

export const CreateLocation = endpoint({
  name: "createLocation",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/locations",
  access: "member",
  permission: "fleet.configure",
  summary: "Add a location",
  params: inOrganization({}),
  body: Schema.Struct(fields),
  output: LocationView,
  status: 201,
  errors: [Errors.LocationExists]
})

export const EditLocation = endpoint({
  name: "editLocation",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/locations/:locationId",
  access: "member",
  permission: "fleet.configure",
  summary: "Change a location's name, address or time zone",
  params: oneLocation,
  body: Schema.Struct({
    name: Schema.optionalKey(fields.name),
    address: Schema.optionalKey(fields.address),
    time_zone: Schema.optionalKey(fields.time_zone)
  }),
  output: LocationView,
  errors: [NotFound, Errors.LocationExists]
})

export const ArchiveLocation = endpoint({
  name: "archiveLocation",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/locations/:locationId/archive",
  access: "member",
  permission: "fleet.configure",
  summary: "Archive a location that no vehicle in the fleet is at",
  params: oneLocation,
  errors: [NotFound, Errors.LocationInUse]
})

export const RestoreLocation = endpoint({
  name: "restoreLocation",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/locations/:locationId/archive",
  access: "member",
  permission: "fleet.configure",
  summary: "Restore an archived location",
  params: oneLocation,
  errors: [NotFound, Errors.LocationExists]
})
