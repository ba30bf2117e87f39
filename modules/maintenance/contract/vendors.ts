import {
  EmailAddress,
  endpoint,
  HOUR,
  inOrganization,
  KnownEmail,
  line,
  NotFound,
  OrganizationId,
  paragraphs
} from "#kernel"
import { Schema, Struct } from "effect"
import * as Errors from "./errors/parts.ts"
import { VendorId } from "./ids.ts"

const group = "Vendors"

const oneVendor = inOrganization({ vendorId: VendorId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

/** What people enter about a vendor. */
export const VendorFields = {
  name: line("Name", { max: 120 }),
  email: Schema.NullOr(EmailAddress),
  phone: Schema.NullOr(line("Phone", { max: 40 })),
  note: Schema.NullOr(paragraphs("Note", { max: 2000 }))
}

/** A workshop or supplier outside of the organization. */
export const VendorView = Schema.Struct({
  id: VendorId,
  organization_id: OrganizationId,
  name: Schema.String,
  email: Schema.NullOr(KnownEmail),
  phone: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date,
  version: Schema.Int
})
export type VendorView = typeof VendorView.Type

/** How many vendors are listed. */
export const MAX_LISTED_VENDORS = 1000

export const ListVendors = endpoint({
  name: "listVendors",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vendors",
  access: "member",
  permission: "workorders.read",
  summary: "List vendors by name",
  params: inOrganization({}),
  query: Schema.Struct({ archived: Schema.optionalKey(Schema.Literals(["true", "false"])) }),
  output: Schema.Struct({ items: Schema.Array(VendorView) })
})

export const CreateVendor = endpoint({
  name: "createVendor",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vendors",
  access: "member",
  permission: "parts.edit",
  summary: "Add a vendor",
  params: inOrganization({}),
  body: Schema.Struct(VendorFields),
  output: VendorView,
  status: 201,
  errors: [Errors.VendorExists],
  limits
})

export const EditVendor = endpoint({
  name: "editVendor",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/vendors/:vendorId",
  access: "member",
  permission: "parts.edit",
  summary: "Change a vendor's fields, unless someone else changed it since `expected_version`",
  params: oneVendor,
  body: Schema.Struct({ ...Struct.map(VendorFields, Schema.optionalKey), expected_version: Schema.Int }),
  output: VendorView,
  errors: [NotFound, Errors.VendorExists, Errors.VendorIsArchived, Errors.VendorWasChanged],
  limits
})

export const ArchiveVendor = endpoint({
  name: "archiveVendor",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/vendors/:vendorId/archive",
  access: "member",
  permission: "parts.edit",
  summary: "Archive a vendor",
  params: oneVendor,
  errors: [NotFound]
})

export const RestoreVendor = endpoint({
  name: "restoreVendor",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/vendors/:vendorId/archive",
  access: "member",
  permission: "parts.edit",
  summary: "Restore an archived vendor",
  params: oneVendor,
  errors: [NotFound, Errors.VendorExists]
})
