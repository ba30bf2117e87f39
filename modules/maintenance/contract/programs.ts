import { endpoint, HOUR, inOrganization, line, NotFound } from "#kernel"
import { Schema, Struct } from "effect"
import * as Errors from "./errors/services.ts"
import { ProgramId } from "./ids.ts"
import { MAX_PROGRAM_ITEMS, ProgramItemFields, ProgramRule, ProgramView } from "./programViews.ts"

const group = "Service programs"

const oneProgram = inOrganization({ programId: ProgramId })
const limits = [{ per: "person", times: 300, seconds: HOUR }] as const

const fields = {
  name: line("Name", { max: 120 }),
  rule: ProgramRule,
  items: Schema.Array(ProgramItemFields).check(
    Schema.isMaxLength(MAX_PROGRAM_ITEMS, {
      message: `A program has at most ${MAX_PROGRAM_ITEMS} tasks.`
    }).abort()
  )
}

export const ListPrograms = endpoint({
  name: "listPrograms",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/service-programs",
  access: "member",
  permission: "services.read",
  summary: "List service programs by name, archived ones last",
  params: inOrganization({}),
  output: Schema.Struct({
    items: Schema.Array(Schema.Struct({ ...Struct.omit(ProgramView.fields, ["items"]), tasks: Schema.Int }))
  })
})

export const GetProgram = endpoint({
  name: "getProgram",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/service-programs/:programId",
  access: "member",
  permission: "services.read",
  summary: "Get a service program with its tasks",
  params: oneProgram,
  output: ProgramView,
  errors: [NotFound]
})

const refusals = [
  NotFound,
  Errors.IntervalMissing,
  Errors.IntervalUnclear,
  Errors.ItemUnknown,
  Errors.SupersedingInCircle
] as const

export const CreateProgram = endpoint({
  name: "createProgram",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/service-programs",
  access: "member",
  permission: "services.edit",
  summary: "Add a service program; the vehicles that it applies to get its services",
  params: inOrganization({}),
  body: Schema.Struct(fields),
  output: ProgramView,
  status: 201,
  errors: [...refusals, Errors.ProgramExists, Errors.TooManyPrograms],
  limits
})

export const EditProgram = endpoint({
  name: "editProgram",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/service-programs/:programId",
  access: "member",
  permission: "services.edit",
  summary: "Change a service program, unless someone else changed it since `expected_version`",
  params: oneProgram,
  body: Schema.Struct({ ...Struct.map(fields, Schema.optionalKey), expected_version: Schema.Int }),
  output: ProgramView,
  errors: [...refusals, Errors.ProgramExists, Errors.ProgramWasChanged],
  limits
})

export const ArchiveProgram = endpoint({
  name: "archiveProgram",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/service-programs/:programId/archive",
  access: "member",
  permission: "services.edit",
  summary: "Archive a service program, so that its services are no longer due",
  params: oneProgram,
  errors: [NotFound]
})

export const RestoreProgram = endpoint({
  name: "restoreProgram",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/service-programs/:programId/archive",
  access: "member",
  permission: "services.edit",
  summary: "Restore an archived service program",
  params: oneProgram,
  errors: [NotFound, Errors.ProgramExists, Errors.TooManyPrograms]
})
