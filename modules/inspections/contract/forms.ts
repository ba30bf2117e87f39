import { endpoint, inOrganization, NotFound, wholeNumber } from "#kernel"
import { Schema, Struct } from "effect"
import * as Errors from "./errors.ts"
import { FormFields, FormRow, FormVersionRow, FormVersionView, FormView } from "./formViews.ts"
import { FormId } from "./ids.ts"
import { FormSections } from "./items.ts"
import { PackName } from "./packs/names.ts"

const group = "Inspection forms"
const oneForm = inOrganization({ formId: FormId })

export const ListForms = endpoint({
  name: "listForms",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspection-forms",
  access: "member",
  permission: "inspections.read",
  summary: "List the organization's forms by name, archived ones last",
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(FormRow) })
})

export const GetForm = endpoint({
  name: "getForm",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspection-forms/:formId",
  access: "member",
  permission: "inspections.read",
  summary: "Get a form with its draft",
  params: oneForm,
  output: FormView,
  errors: [NotFound]
})

export const CreateForm = endpoint({
  name: "createForm",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/inspection-forms",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Add a form, empty or with what a pack contains; an organization can have 200",
  params: inOrganization({}),
  body: Schema.Struct({
    name: FormFields.name,
    use: Schema.optionalKey(FormFields.use),
    jurisdiction: Schema.optionalKey(FormFields.jurisdiction),
    retention_months: Schema.optionalKey(FormFields.retention_months),
    /** What the form contains at first; its use and jurisdiction apply unless others are given. */
    pack: Schema.optionalKey(PackName)
  }),
  output: FormView,
  status: 201,
  errors: [Errors.FormExists, Errors.TooManyForms, Errors.RetentionTooShort]
})

export const EditForm = endpoint({
  name: "editForm",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/inspection-forms/:formId",
  access: "member",
  permission: "inspections.edit_forms",
  summary:
    "Change a form's fields and its draft, unless someone else changed the form since `expected_version`",
  params: oneForm,
  body: Schema.Struct({
    expected_version: Schema.Int,
    ...Struct.map(Schema.optionalKey)(FormFields),
    sections: Schema.optionalKey(FormSections)
  }),
  output: FormView,
  errors: [
    NotFound,
    Errors.FormWasChanged,
    Errors.FormIsArchived,
    Errors.FormExists,
    Errors.FormTooLarge,
    Errors.RetentionTooShort
  ]
})

export const PublishForm = endpoint({
  name: "publishForm",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/inspection-forms/:formId/versions",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Publish the draft of a form as its next version, which never changes",
  params: oneForm,
  body: Schema.Struct({ expected_version: Schema.Int }),
  output: FormView,
  status: 201,
  errors: [
    NotFound,
    Errors.FormWasChanged,
    Errors.FormIsArchived,
    Errors.FormNotReady,
    Errors.NothingToPublish
  ]
})

export const ArchiveForm = endpoint({
  name: "archiveForm",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/inspection-forms/:formId/archive",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Archive a form without schedules; its inspections stay",
  params: oneForm,
  errors: [NotFound, Errors.FormHasSchedules]
})

export const RestoreForm = endpoint({
  name: "restoreForm",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/inspection-forms/:formId/archive",
  access: "member",
  permission: "inspections.edit_forms",
  summary: "Restore an archived form",
  params: oneForm,
  errors: [NotFound, Errors.FormExists, Errors.TooManyForms]
})

export const ListFormVersions = endpoint({
  name: "listFormVersions",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspection-forms/:formId/versions",
  access: "member",
  permission: "inspections.read",
  summary: "List the versions of a form, newest first, at most 200",
  params: oneForm,
  output: Schema.Struct({ items: Schema.Array(FormVersionRow) }),
  errors: [NotFound]
})

export const GetFormVersion = endpoint({
  name: "getFormVersion",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspection-forms/:formId/versions/:n",
  access: "member",
  permission: "inspections.read",
  summary: "Get a version of a form",
  params: inOrganization({ formId: FormId, n: wholeNumber({ minimum: 1, maximum: 100_000 }) }),
  output: FormVersionView,
  errors: [NotFound]
})
