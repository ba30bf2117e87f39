import {
  Bytes,
  endpoint,
  exportQuery,
  HOUR,
  inOrganization,
  line,
  NotFound,
  pageOf,
  sortedPaging,
  UserId
} from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { CustomerFields, CustomerGroups, CustomerId, CustomerType, CustomerView, Tag } from "./views.ts"

const group = "Customers"

const oneCustomer = inOrganization({ customerId: CustomerId })

/** By which field, in which direction: `created` was entered, `updated` changed last. `-` means descending. */
export const CustomerSort = Schema.Literals(["name", "-name", "created", "-created", "updated", "-updated"])
export type CustomerSort = typeof CustomerSort.Type

const sort = Schema.optionalKey(CustomerSort)

/** Searches name, email and phone, ignoring case and accents. `archived` lists archived customers instead. `owner` is a member. */
const filter = {
  search: Schema.optionalKey(line("Search", { max: 200 })),
  archived: Schema.optionalKey(Schema.Literals(["true", "false"])),
  type: Schema.optionalKey(CustomerType),
  tag: Schema.optionalKey(Tag),
  owner: Schema.optionalKey(UserId)
}

/** Which customers a list shows, and in which order: the parameters of its page. */
export const CustomerSearch = Schema.Struct({ ...filter, sort })

const groups = {
  type: Schema.optionalKey(CustomerGroups.type),
  tags: Schema.optionalKey(CustomerGroups.tags),
  owner_id: Schema.optionalKey(CustomerGroups.owner_id)
}

export const ListCustomers = endpoint({
  name: "listCustomers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customers",
  access: "member",
  permission: "customers.read",
  summary: "List customers, newest first unless sorted otherwise",
  params: inOrganization({}),
  query: Schema.Struct({ ...sortedPaging, ...filter, sort }),
  output: pageOf(CustomerView)
})

export const CountCustomers = endpoint({
  name: "countCustomers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customer-count",
  access: "member",
  permission: "customers.read",
  summary: "Count the customers that match a search",
  params: inOrganization({}),
  query: Schema.Struct(filter),
  output: Schema.Struct({ count: Schema.Int })
})

export const GetCustomer = endpoint({
  name: "getCustomer",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customers/:customerId",
  access: "member",
  permission: "customers.read",
  summary: "Get a customer",
  params: oneCustomer,
  output: CustomerView,
  errors: [NotFound]
})

export const CreateCustomer = endpoint({
  name: "createCustomer",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/customers",
  access: "member",
  permission: "customers.edit",
  summary: "Add a customer",
  params: inOrganization({}),
  body: Schema.Struct({ ...CustomerFields, ...groups }),
  output: CustomerView,
  status: 201,
  errors: [NotFound, Errors.CustomerExists]
})

export const EditCustomer = endpoint({
  name: "editCustomer",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/customers/:customerId",
  access: "member",
  permission: "customers.edit",
  summary: "Change a customer's fields",
  params: oneCustomer,
  body: Schema.Struct({
    name: Schema.optionalKey(CustomerFields.name),
    email: Schema.optionalKey(CustomerFields.email),
    phone: Schema.optionalKey(CustomerFields.phone),
    notes: Schema.optionalKey(CustomerFields.notes),
    ...groups
  }),
  output: CustomerView,
  errors: [NotFound, Errors.CustomerExists, Errors.CustomerIsArchived]
})

export const ArchiveCustomer = endpoint({
  name: "archiveCustomer",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/customers/:customerId/archive",
  access: "member",
  permission: "customers.edit",
  summary: "Archive a customer",
  params: oneCustomer,
  errors: [NotFound]
})

export const RestoreCustomer = endpoint({
  name: "restoreCustomer",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/customers/:customerId/archive",
  access: "member",
  permission: "customers.edit",
  summary: "Restore an archived customer",
  params: oneCustomer,
  errors: [NotFound, Errors.CustomerExists]
})

/** The columns of an export, in their usual order. */
export const CustomerColumn = Schema.Literals([
  "name",
  "email",
  "phone",
  "notes",
  "type",
  "tags",
  "owner",
  "created",
  "updated"
])
export type CustomerColumn = typeof CustomerColumn.Type

export const ExportCustomers = endpoint({
  name: "exportCustomers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customer-export",
  access: "member",
  permission: "customers.export",
  summary: "Export the customers that match a search as a CSV file or an Excel workbook",
  params: inOrganization({}),
  query: Schema.Struct({ ...filter, sort, ...exportQuery(CustomerColumn) }),
  output: Bytes,
  outputType: "bytes",
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
