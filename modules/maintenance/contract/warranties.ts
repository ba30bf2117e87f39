import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema, Struct } from "effect"
import * as Errors from "./errors/warranties.ts"
import { WarrantyId } from "./ids.ts"
import { WarrantyFields, WarrantyView } from "./warrantyViews.ts"

const group = "Warranties"

const ofVehicle = inOrganization({ vehicleId: VehicleId })
const oneWarranty = inOrganization({ warrantyId: WarrantyId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

/** How many warranties a vehicle has at most, archived ones included. */
export const MAX_WARRANTIES = 50

export const ListWarranties = endpoint({
  name: "listWarranties",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/warranties",
  access: "member",
  permission: "services.read",
  summary: "List the warranties of a vehicle, latest first, archived ones last",
  params: ofVehicle,
  output: Schema.Struct({ items: Schema.Array(WarrantyView) }),
  errors: [NotFound]
})

export const CreateWarranty = endpoint({
  name: "createWarranty",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/warranties",
  access: "member",
  permission: "services.edit",
  summary: "Add a warranty to a vehicle",
  params: ofVehicle,
  body: Schema.Struct(WarrantyFields),
  output: WarrantyView,
  status: 201,
  errors: [NotFound, Errors.WarrantyReversed, Errors.WarrantyScopeUnclear, Errors.TooManyWarranties],
  limits
})

export const EditWarranty = endpoint({
  name: "editWarranty",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/warranties/:warrantyId",
  access: "member",
  permission: "services.edit",
  summary: "Change the given fields of a warranty",
  params: oneWarranty,
  body: Schema.Struct({ ...Struct.map(WarrantyFields, Schema.optionalKey), expected_version: Schema.Int }),
  output: WarrantyView,
  errors: [
    NotFound,
    Errors.WarrantyIsArchived,
    Errors.WarrantyReversed,
    Errors.WarrantyScopeUnclear,
    Errors.WarrantyWasChanged
  ],
  limits
})

export const ArchiveWarranty = endpoint({
  name: "archiveWarranty",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/warranties/:warrantyId/archive",
  access: "member",
  permission: "services.edit",
  summary: "Archive a warranty, so that it pays for nothing",
  params: oneWarranty,
  errors: [NotFound]
})

export const RestoreWarranty = endpoint({
  name: "restoreWarranty",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/warranties/:warrantyId/archive",
  access: "member",
  permission: "services.edit",
  summary: "Restore an archived warranty",
  params: oneWarranty,
  errors: [NotFound]
})
