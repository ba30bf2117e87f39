import { anyOf, endpoint, inOrganization, Instant, line, NotFound, pageOf, sortedPaging } from "#kernel"
import { Schema, Struct } from "effect"
import * as Errors from "./errors/drivers.ts"
import { DriverFields, DriverView, LicenseState } from "./driverViews.ts"
import { DriverId } from "./ids.ts"

const group = "Drivers"

const oneDriver = inOrganization({ driverId: DriverId })

/** By which field, in which direction; `-` means descending. `license`: the day their license expires, unknown ones last. */
export const DriverSort = Schema.Literals([
  "name",
  "-name",
  "license",
  "-license",
  "created",
  "-created",
  "updated",
  "-updated"
])
export type DriverSort = typeof DriverSort.Type

const yesOrNo = Schema.optionalKey(Schema.Literals(["yes", "no"]))

const filter = {
  /** In name, email and phone, ignoring case and accents. */
  search: Schema.optionalKey(line("Search", { max: 200 })),
  /** Archived drivers instead. */
  archived: Schema.optionalKey(Schema.Literals(["true", "false"])),
  license: Schema.optionalKey(anyOf(LicenseState)),
  /** Whether they have a vehicle now. */
  assigned: yesOrNo,
  /** Whether they are members. */
  account: yesOrNo,
  /** Only those who can be a vehicle's primary driver from then on, until `free_until` if it is given. */
  free_from: Schema.optionalKey(Instant),
  free_until: Schema.optionalKey(Instant)
}

/** What a page of drivers shows. */
export const DriverSearch = Schema.Struct({ ...filter, sort: Schema.optionalKey(DriverSort) })

export const ListDrivers = endpoint({
  name: "listDrivers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/drivers",
  access: "member",
  permission: "drivers.read",
  summary: "List drivers, by name unless sorted otherwise",
  params: inOrganization({}),
  query: Schema.Struct({ ...sortedPaging, ...filter, sort: Schema.optionalKey(DriverSort) }),
  output: pageOf(DriverView)
})

export const CountDrivers = endpoint({
  name: "countDrivers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/driver-count",
  access: "member",
  permission: "drivers.read",
  summary: "Count the drivers that match a filter",
  params: inOrganization({}),
  query: Schema.Struct(filter),
  output: Schema.Struct({ count: Schema.Int })
})

export const GetDriver = endpoint({
  name: "getDriver",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/drivers/:driverId",
  access: "member",
  permission: "drivers.read",
  summary: "Get a driver",
  params: oneDriver,
  output: DriverView,
  errors: [NotFound]
})

const { name, ...others } = DriverFields
const optional = Struct.map(Schema.optionalKey)

export const CreateDriver = endpoint({
  name: "createDriver",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/drivers",
  access: "member",
  permission: "drivers.edit",
  summary: "Add a driver, with or without an account",
  params: inOrganization({}),
  body: Schema.Struct({ name, ...optional(others) }),
  output: DriverView,
  status: 201,
  errors: [NotFound, Errors.DriverExists]
})

export const EditDriver = endpoint({
  name: "editDriver",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/drivers/:driverId",
  access: "member",
  permission: "drivers.edit",
  summary: "Change a driver's fields",
  params: oneDriver,
  body: Schema.Struct(optional(DriverFields)),
  output: DriverView,
  errors: [NotFound, Errors.DriverExists, Errors.DriverIsArchived]
})

export const ArchiveDriver = endpoint({
  name: "archiveDriver",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/drivers/:driverId/archive",
  access: "member",
  permission: "drivers.edit",
  summary: "Archive a driver without current or planned assignments",
  params: oneDriver,
  errors: [NotFound, Errors.DriverHasVehicle]
})

export const RestoreDriver = endpoint({
  name: "restoreDriver",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/drivers/:driverId/archive",
  access: "member",
  permission: "drivers.edit",
  summary: "Restore an archived driver",
  params: oneDriver,
  errors: [NotFound, Errors.DriverExists]
})
