import { endpoint, HOUR, inOrganization, line, NotFound, OrganizationId } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors/planning.ts"
import { BayId } from "./ids.ts"

const group = "Planning"
const oneBay = inOrganization({ bayId: BayId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

const name = line("Name", { max: 80 })

/** How many bays an organization has at most. */
export const MAX_BAYS = 50

/** Where the workshop works on a vehicle. */
export const BayView = Schema.Struct({
  id: BayId,
  organization_id: OrganizationId,
  name: Schema.String,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date,
  version: Schema.Int
})
export type BayView = typeof BayView.Type

export const ListBays = endpoint({
  name: "listBays",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/bays",
  access: "member",
  permission: "workorders.read",
  summary: "List the workshop's bays by name",
  params: inOrganization({}),
  query: Schema.Struct({ archived: Schema.optionalKey(Schema.Literals(["true", "false"])) }),
  output: Schema.Struct({ items: Schema.Array(BayView) })
})

export const CreateBay = endpoint({
  name: "createBay",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/bays",
  access: "member",
  permission: "workorders.approve",
  summary: "Add a bay",
  params: inOrganization({}),
  body: Schema.Struct({ name }),
  output: BayView,
  status: 201,
  errors: [Errors.BayExists, Errors.TooManyBays],
  limits
})

export const RenameBay = endpoint({
  name: "renameBay",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/bays/:bayId",
  access: "member",
  permission: "workorders.approve",
  summary: "Rename a bay, unless someone else changed it since `expected_version`",
  params: oneBay,
  body: Schema.Struct({ name, expected_version: Schema.Int }),
  output: BayView,
  errors: [NotFound, Errors.BayExists, Errors.BayIsArchived, Errors.BayWasChanged],
  limits
})

export const ArchiveBay = endpoint({
  name: "archiveBay",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/bays/:bayId/archive",
  access: "member",
  permission: "workorders.approve",
  summary: "Archive a bay; work that is scheduled in it stays there",
  params: oneBay,
  errors: [NotFound]
})

export const RestoreBay = endpoint({
  name: "restoreBay",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/bays/:bayId/archive",
  access: "member",
  permission: "workorders.approve",
  summary: "Restore an archived bay",
  params: oneBay,
  errors: [NotFound, Errors.BayExists, Errors.TooManyBays]
})
