import { anyOf, endpoint, HOUR, inOrganization, line, NotFound, pageOf, sortedPaging, Uuid } from "#kernel"
import { FileUnavailable } from "#files/contract"
import { VehicleId, VehicleNotInFleet } from "#fleet/contract"
import { Schema, Struct } from "effect"
import { DefectState } from "./defectStates.ts"
import {
  DefectFields,
  DefectRow,
  DefectSeverity,
  DefectSource,
  DefectView,
  VehicleSystem
} from "./defectViews.ts"
import * as Errors from "./errors/defects.ts"
import { DefectId } from "./ids.ts"

const group = "Defects"

const oneDefect = inOrganization({ defectId: DefectId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

/** `severity`: the most serious first. `due`: what is due first comes first, and what has no date last. */
export const DefectSort = Schema.Literals(["-reported", "reported", "-severity", "due", "-number", "number"])
export type DefectSort = typeof DefectSort.Type

/**
 * Unresolved defects of vehicles in the fleet unless `state` or `vehicle` is given. Searches number and title. `assignee` is a
 * member, or `none`.
 */
const filter = {
  search: Schema.optionalKey(line("Search", { max: 200 })),
  state: Schema.optionalKey(anyOf(DefectState)),
  severity: Schema.optionalKey(anyOf(DefectSeverity)),
  system: Schema.optionalKey(anyOf(VehicleSystem)),
  source: Schema.optionalKey(anyOf(DefectSource)),
  blocking: Schema.optionalKey(Schema.Literals(["true", "false"])),
  vehicle: Schema.optionalKey(VehicleId),
  assignee: Schema.optionalKey(Schema.Union([Schema.Literal("none"), Uuid]))
}

/** Which defects a list shows, and in which order: the parameters of its page. */
export const DefectSearch = Schema.Struct({ ...filter, sort: Schema.optionalKey(DefectSort) })

export const ListDefects = endpoint({
  name: "listDefects",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/defects",
  access: "member",
  permission: "defects.read",
  summary:
    "List defects: unresolved ones of vehicles in the fleet unless filtered, newest first unless sorted",
  params: inOrganization({}),
  query: Schema.Struct({ ...sortedPaging, ...DefectSearch.fields }),
  output: pageOf(DefectRow)
})

export const CountDefects = endpoint({
  name: "countDefects",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/defect-count",
  access: "member",
  permission: "defects.read",
  summary: "Count the defects that match a search",
  params: inOrganization({}),
  query: Schema.Struct(filter),
  output: Schema.Struct({ count: Schema.Int })
})

export const GetDefect = endpoint({
  name: "getDefect",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/defects/:defectId",
  access: "member",
  permission: "defects.read",
  summary: "Get a defect with its photos",
  params: oneDefect,
  output: DefectView,
  errors: [NotFound]
})

export const ReportDefect = endpoint({
  name: "reportDefect",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/defects/:defectId",
  access: "member",
  permission: "defects.report",
  summary:
    "Report a defect under an id that the client creates; a blocking one grounds its vehicle immediately",
  params: oneDefect,
  body: Schema.Struct({
    vehicle_id: VehicleId,
    title: DefectFields.title,
    system: DefectFields.system,
    severity: DefectFields.severity,
    /** Whether the vehicle must not be driven until it is resolved. */
    blocking: Schema.Boolean,
    source: DefectSource.pick(["driver", "workshop", "recall", "customer"]),
    note: DefectFields.note,
    photos: DefectFields.photos
  }),
  output: DefectView,
  errors: [NotFound, VehicleNotInFleet, FileUnavailable, Errors.DefectConflict],
  limits
})

export const EditDefect = endpoint({
  name: "editDefect",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/defects/:defectId",
  access: "member",
  permission: "defects.edit",
  summary:
    "Judge an unresolved defect: change its fields, whether it blocks the vehicle, its date or assignee",
  params: oneDefect,
  body: Schema.Struct({
    expected_version: Schema.Int,
    ...Struct.map(
      Struct.pick(DefectFields, ["title", "system", "severity", "due_on", "assignee_id"]),
      Schema.optionalKey
    ),
    /** Makes it block its vehicle. One that blocks is only unblocked by resolving it. */
    blocking: Schema.optionalKey(Schema.Literal(true))
  }),
  output: DefectView,
  errors: [NotFound, VehicleNotInFleet, Errors.DefectWasChanged, Errors.DefectNotPossible],
  limits
})
