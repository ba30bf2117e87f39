import { endpoint, inOrganization, line, NotFound } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors/vehicles.ts"
import { GroupId } from "./ids.ts"
import { GroupView } from "./vehicleViews.ts"

const group = "Groups"

const oneGroup = inOrganization({ groupId: GroupId })

const fields = { name: line("Name", { max: 80 }) }

export const ListGroups = endpoint({
  name: "listGroups",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/groups",
  access: "member",
  permission: "vehicles.read",
  summary: "List the organization's groups by name, with how many vehicles each has, archived ones last",
  params: inOrganization({}),
  output: Schema.Struct({
    items: Schema.Array(Schema.Struct({ ...GroupView.fields, vehicles: Schema.Int }))
  })
})

export const CreateGroup = endpoint({
  name: "createGroup",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/groups",
  access: "member",
  permission: "fleet.configure",
  summary: "Add a group",
  params: inOrganization({}),
  body: Schema.Struct(fields),
  output: GroupView,
  status: 201,
  errors: [Errors.GroupExists]
})

export const EditGroup = endpoint({
  name: "editGroup",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/groups/:groupId",
  access: "member",
  permission: "fleet.configure",
  summary: "Rename a group",
  params: oneGroup,
  body: Schema.Struct(fields),
  output: GroupView,
  errors: [NotFound, Errors.GroupExists]
})

export const ArchiveGroup = endpoint({
  name: "archiveGroup",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/groups/:groupId/archive",
  access: "member",
  permission: "fleet.configure",
  summary: "Archive a group that no vehicle in the fleet is in",
  params: oneGroup,
  errors: [NotFound, Errors.GroupInUse]
})

export const RestoreGroup = endpoint({
  name: "restoreGroup",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/groups/:groupId/archive",
  access: "member",
  permission: "fleet.configure",
  summary: "Restore an archived group",
  params: oneGroup,
  errors: [NotFound, Errors.GroupExists]
})
