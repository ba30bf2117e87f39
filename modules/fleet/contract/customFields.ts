import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { Schema } from "effect"
import {
  CustomFieldName,
  CustomFieldType,
  CustomFieldView,
  MAX_CHOICES,
  MAX_CUSTOM_FIELDS
} from "./customFieldViews.ts"
import * as Errors from "./errors/fields.ts"
import { ChoiceId, CustomFieldId } from "./ids.ts"

const group = "Custom fields"

const oneField = inOrganization({ customFieldId: CustomFieldId })
const limits = [{ per: "person", times: 500, seconds: HOUR }] as const

const atMost = Schema.isMaxLength(MAX_CHOICES, { message: `A field has at most ${MAX_CHOICES} choices.` })

export const ListCustomFields = endpoint({
  name: "listCustomFields",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/custom-fields",
  access: "member",
  permission: "vehicles.read",
  summary: "List the fields that the organization added to its vehicles, in their order, archived ones last",
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(CustomFieldView) })
})

export const CreateCustomField = endpoint({
  name: "createCustomField",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/custom-fields",
  access: "member",
  permission: "fleet.configure",
  summary: `Add a field to all vehicles; an organization can use ${MAX_CUSTOM_FIELDS}`,
  params: inOrganization({}),
  body: Schema.Struct({
    name: CustomFieldName,
    type: CustomFieldType,
    /** Of a field of type `choice`, in their order. */
    choices: Schema.optionalKey(Schema.Array(CustomFieldName).check(atMost))
  }),
  output: CustomFieldView,
  status: 201,
  errors: [Errors.CustomFieldExists, Errors.TooManyCustomFields, Errors.ChoicesInvalid],
  limits
})

export const EditCustomField = endpoint({
  name: "editCustomField",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/custom-fields/:customFieldId",
  access: "member",
  permission: "fleet.configure",
  summary: "Rename a field, change its choices or, before the first vehicle has a value, its type",
  params: oneField,
  body: Schema.Struct({
    name: Schema.optionalKey(CustomFieldName),
    type: Schema.optionalKey(CustomFieldType),
    /** All choices in their order: those with an id are renamed, those without are new, the others are removed. */
    choices: Schema.optionalKey(
      Schema.Array(Schema.Struct({ id: Schema.optionalKey(ChoiceId), name: CustomFieldName })).check(atMost)
    )
  }),
  output: CustomFieldView,
  errors: [
    NotFound,
    Errors.CustomFieldExists,
    Errors.CustomFieldInUse,
    Errors.ChoiceInUse,
    Errors.ChoicesInvalid
  ],
  limits
})

export const ArrangeCustomFields = endpoint({
  name: "arrangeCustomFields",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/custom-field-order",
  access: "member",
  permission: "fleet.configure",
  summary: "Put fields first, in this order; the others follow as they were",
  params: inOrganization({}),
  body: Schema.Struct({
    ids: Schema.Array(CustomFieldId).check(Schema.isMaxLength(MAX_CUSTOM_FIELDS), Schema.isUnique())
  }),
  output: Schema.Struct({ items: Schema.Array(CustomFieldView) })
})

export const ArchiveCustomField = endpoint({
  name: "archiveCustomField",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/custom-fields/:customFieldId/archive",
  access: "member",
  permission: "fleet.configure",
  summary: "Hide a field; vehicles keep their values",
  params: oneField,
  errors: [NotFound]
})

export const RestoreCustomField = endpoint({
  name: "restoreCustomField",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/custom-fields/:customFieldId/archive",
  access: "member",
  permission: "fleet.configure",
  summary: "Show an archived field again, with the values that vehicles have",
  params: oneField,
  errors: [NotFound, Errors.CustomFieldExists, Errors.TooManyCustomFields]
})
