import { CalendarDate, endpoint, inOrganization, NotFound, paragraphs } from "#kernel"
import { Schema, Struct } from "effect"
import { CustomInput } from "./customFieldViews.ts"
import { VehicleId } from "./ids.ts"
import { FIRST_STATES, Lifecycle } from "./lifecycle.ts"
import { FirstFields, FurtherFields, VehicleFields } from "./vehicleFields.ts"
import { RegistrationView, VehicleDetails } from "./vehicleViews.ts"
import * as Errors from "./errors/vehicles.ts"

const group = "Vehicles"

const oneVehicle = inOrganization({ vehicleId: VehicleId })

export const GetVehicle = endpoint({
  name: "getVehicle",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId",
  access: "member",
  permission: "vehicles.read",
  summary: "Get a vehicle",
  params: oneVehicle,
  output: VehicleDetails,
  errors: [NotFound]
})

const optional = Struct.map(Schema.optionalKey)

export const CreateVehicle = endpoint({
  name: "createVehicle",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles",
  access: "member",
  permission: "vehicles.edit",
  summary: "Add a vehicle; it needs a unit number, plate or VIN",
  params: inOrganization({}),
  body: Schema.Struct({
    ...FirstFields,
    ...optional(FurtherFields),
    custom: Schema.optionalKey(CustomInput),
    /** In service by default. */
    lifecycle: Schema.optionalKey(Schema.Literals(FIRST_STATES))
  }),
  output: VehicleDetails,
  status: 201,
  errors: [
    NotFound,
    Errors.VehicleUnnamed,
    Errors.DatesReversed,
    Errors.CustomValueInvalid,
    Errors.VinTaken,
    Errors.UnitNumberTaken,
    Errors.PlateTaken
  ]
})

export const EditVehicle = endpoint({
  name: "editVehicle",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId",
  access: "member",
  permission: "vehicles.edit",
  summary: "Change a vehicle's fields, unless someone else changed the vehicle since `expected_version`",
  params: oneVehicle,
  body: Schema.Struct({
    ...optional(VehicleFields),
    custom: Schema.optionalKey(CustomInput),
    expected_version: Schema.Int,
    /** The first day with the new plate; today by default. */
    plate_from: Schema.optionalKey(CalendarDate)
  }),
  output: VehicleDetails,
  errors: [
    NotFound,
    Errors.VehicleWasChanged,
    Errors.VehicleUnnamed,
    Errors.DatesReversed,
    Errors.CustomValueInvalid,
    Errors.VinTaken,
    Errors.UnitNumberTaken,
    Errors.PlateTaken
  ]
})

export const ChangeLifecycle = endpoint({
  name: "changeLifecycle",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/lifecycle",
  access: "member",
  permission: "vehicles.edit",
  summary: "Put a vehicle into service, on standby, up for sale, and so on",
  params: oneVehicle,
  body: Schema.Struct({
    lifecycle: Lifecycle,
    note: Schema.NullOr(paragraphs("Note", { max: 500 }))
  }),
  output: VehicleDetails,
  errors: [
    NotFound,
    Errors.LifecycleNotPossible,
    Errors.AssignmentOpen,
    Errors.VehicleIsHeld,
    Errors.VinTaken,
    Errors.UnitNumberTaken,
    Errors.PlateTaken
  ]
})

export const ListRegistrations = endpoint({
  name: "listRegistrations",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/registrations",
  access: "member",
  permission: "vehicles.read",
  summary: "List the plates of a vehicle, newest first",
  params: oneVehicle,
  output: Schema.Struct({ items: Schema.Array(RegistrationView) }),
  errors: [NotFound]
})
