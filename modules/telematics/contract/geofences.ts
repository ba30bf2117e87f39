import { endpoint, inOrganization, NotFound, pageOf, paging } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema, Struct } from "effect"
import { TooManyGeofences } from "./errors/geofences.ts"
import { GeofenceId } from "./ids.ts"
import { GeofenceEventView, geofenceFields, GeofenceView } from "./geofenceViews.ts"

const group = "Geofences"
const oneGeofence = inOrganization({ geofenceId: GeofenceId })

export const ListGeofences = endpoint({
  name: "listGeofences",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/geofences",
  access: "member",
  permission: "positions.read",
  summary: "List the organization's geofences by name",
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(GeofenceView) })
})

export const CreateGeofence = endpoint({
  name: "createGeofence",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/geofences",
  access: "member",
  permission: "geofences.edit",
  summary: "Add a geofence; an organization can have 500",
  params: inOrganization({}),
  body: Schema.Struct(geofenceFields),
  output: GeofenceView,
  status: 201,
  errors: [NotFound, TooManyGeofences]
})

export const EditGeofence = endpoint({
  name: "editGeofence",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/geofences/:geofenceId",
  access: "member",
  permission: "geofences.edit",
  summary: "Change a geofence",
  params: oneGeofence,
  body: Schema.Struct(Struct.map(Schema.optionalKey)(geofenceFields)),
  output: GeofenceView,
  errors: [NotFound]
})

export const RemoveGeofence = endpoint({
  name: "removeGeofence",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/geofences/:geofenceId",
  access: "member",
  permission: "geofences.edit",
  summary: "Remove a geofence and what happened there; this cannot be undone",
  params: oneGeofence,
  errors: [NotFound]
})

export const ListGeofenceEvents = endpoint({
  name: "listGeofenceEvents",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/geofence-events",
  access: "member",
  permission: "positions.read",
  summary: "List what happened at geofences, newest first; drivers get the vehicles that they have",
  params: inOrganization({}),
  query: Schema.Struct({
    ...paging,
    geofence: Schema.optionalKey(GeofenceId),
    vehicle: Schema.optionalKey(VehicleId)
  }),
  output: pageOf(GeofenceEventView)
})
