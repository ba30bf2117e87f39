import { endpoint, HOUR, inOrganization, NotFound, UserId } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { CustomerGroups, CustomerId, Tag } from "./views.ts"

const group = "Customers"

/** The most customers of a call: a transaction so short that no one waits for it. */
export const MAX_CHANGED = 500

export const TogetherChange = {
  archived: Schema.optionalKey(Schema.Boolean),
  add_tags: Schema.optionalKey(CustomerGroups.tags),
  remove_tags: Schema.optionalKey(CustomerGroups.tags),
  owner_id: Schema.optionalKey(CustomerGroups.owner_id)
}

/** Why a customer was not changed. `address_taken`: another active customer has the address. */
export const SkipReason = Schema.Literals(["not_found", "archived", "address_taken", "too_many_tags"])
export type SkipReason = typeof SkipReason.Type

export const ChangeCustomers = endpoint({
  name: "changeCustomers",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/customers",
  access: "member",
  permission: "customers.edit",
  summary: `Archive or restore up to ${MAX_CHANGED} customers, add or remove tags, or set their owner`,
  params: inOrganization({}),
  body: Schema.Struct({
    ids: Schema.Array(CustomerId).check(
      Schema.isMaxLength(MAX_CHANGED, {
        message: `A request changes at most ${MAX_CHANGED} customers.`
      })
    ),
    ...TogetherChange
  }),
  /** `changed`: those that are different now, with their owner before. The rest was as requested already. */
  output: Schema.Struct({
    changed: Schema.Array(Schema.Struct({ id: CustomerId, owner_before: Schema.NullOr(UserId) })),
    skipped: Schema.Array(Schema.Struct({ id: CustomerId, reason: SkipReason }))
  }),
  errors: [NotFound, Errors.CustomerExists],
  weight: { list: "ids", heavyAbove: 50 },
  limits: [{ per: "person", times: 1000, seconds: HOUR }]
})

/** How many tags are suggested. */
export const MAX_SUGGESTED = 200

export const ListTags = endpoint({
  name: "listTags",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/customer-tags",
  access: "member",
  permission: "customers.read",
  summary: `List the ${MAX_SUGGESTED} tags that most customers have`,
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(Schema.Struct({ tag: Tag, customers: Schema.Int })) })
})
