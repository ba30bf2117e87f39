import {
  CursorText,
  endpoint,
  inOrganization,
  Instant,
  NotFound,
  pageOf,
  paragraphs,
  period,
  rowLimit
} from "#kernel"
import { VehicleId, VehicleLink } from "#fleet/contract"
import { Schema, Struct } from "effect"
import * as Errors from "./errors/downtime.ts"
import { DefectId, DowntimeId, WorkOrderId } from "./ids.ts"
import { Colleague } from "./workOrderViews.ts"

const group = "Downtime"
const access = "member"
const oneDowntime = inOrganization({ downtimeId: DowntimeId })

/** Why a vehicle could not be used. Of several at a time, the first in this order counts. */
export const DowntimeCause = Schema.Literals([
  "waiting_parts",
  "accident",
  "breakdown",
  "recall",
  "pm",
  "recon",
  "admin"
])
export type DowntimeCause = typeof DowntimeCause.Type

/** `until` is null while it lasts. One of a work order or defect begins and ends with it. `version` grows with every change. */
export const DowntimeView = Schema.Struct({
  id: DowntimeId,
  vehicle: VehicleLink,
  cause: DowntimeCause,
  planned: Schema.Boolean,
  from: Schema.Date,
  until: Schema.NullOr(Schema.Date),
  note: Schema.NullOr(Schema.String),
  work_order: Schema.NullOr(Schema.Struct({ id: WorkOrderId, number: Schema.Int })),
  defect_id: Schema.NullOr(DefectId),
  recorded_by: Schema.NullOr(Colleague),
  version: Schema.Int
})
export type DowntimeView = typeof DowntimeView.Type

export const ListDowntime = endpoint({
  name: "listDowntime",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/downtime",
  access,
  permission: "workorders.read",
  summary: "List when vehicles could not be used, latest start first",
  params: inOrganization({}),
  query: Schema.Struct({
    after: Schema.optionalKey(CursorText),
    limit: rowLimit(200),
    vehicle: Schema.optionalKey(VehicleId),
    during: Schema.optionalKey(period),
    cause: Schema.optionalKey(DowntimeCause),
    planned: Schema.optionalKey(Schema.Literals(["true", "false"]))
  }),
  output: pageOf(DowntimeView)
})

/** Seconds. Every instant of a vehicle counts at most once, so `down_s` is never more than `in_service_s`. */
export const DowntimeSummary = Schema.Struct({
  in_service_s: Schema.Number,
  down_s: Schema.Number,
  planned_s: Schema.Number,
  unplanned_s: Schema.Number,
  causes: Schema.Array(Schema.Struct({ cause: DowntimeCause, down_s: Schema.Number })),
  /** The share of the time in service without downtime, from 0 to 1; null without time in service. */
  availability: Schema.NullOr(Schema.Number)
})
export type DowntimeSummary = typeof DowntimeSummary.Type

export const GetDowntimeSummary = endpoint({
  name: "getDowntimeSummary",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/downtime-summary",
  access,
  permission: "workorders.read",
  summary: "Sum up planned and unplanned downtime in a period, and the availability of vehicles in service",
  params: inOrganization({}),
  query: Schema.Struct({ during: period, vehicle: Schema.optionalKey(VehicleId) }),
  output: DowntimeSummary,
  errors: [NotFound]
})

const fields = {
  cause: DowntimeCause,
  planned: Schema.Boolean,
  from: Instant,
  until: Schema.NullOr(Instant),
  note: Schema.NullOr(paragraphs("Note", { max: 500 }))
}

export const AddDowntime = endpoint({
  name: "addDowntime",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/downtime",
  access,
  permission: "workorders.edit",
  summary: "Record that a vehicle can't be used, or couldn't",
  params: inOrganization({ vehicleId: VehicleId }),
  body: Schema.Struct(fields),
  output: DowntimeView,
  status: 201,
  errors: [NotFound, Errors.DowntimeReversed]
})

export const EditDowntime = endpoint({
  name: "editDowntime",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/downtime/:downtimeId",
  access,
  permission: "workorders.edit",
  summary: "Change the given fields of downtime that was recorded by hand",
  params: oneDowntime,
  body: Schema.Struct({ ...Struct.map(fields, Schema.optionalKey), expected_version: Schema.Int }),
  output: DowntimeView,
  errors: [NotFound, Errors.DowntimeWasChanged, Errors.DowntimeReversed, Errors.DowntimeDerived]
})

export const EndDowntime = endpoint({
  name: "endDowntime",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/downtime/:downtimeId/end",
  access,
  permission: "workorders.edit",
  summary: "End downtime that was recorded by hand, now by default",
  params: oneDowntime,
  body: Schema.Struct({ at: Schema.optionalKey(Instant) }),
  output: DowntimeView,
  errors: [NotFound, Errors.DowntimeReversed, Errors.DowntimeDerived, Errors.DowntimeIsOver]
})

export const RemoveDowntime = endpoint({
  name: "removeDowntime",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/downtime/:downtimeId",
  access,
  permission: "workorders.edit",
  summary: "Remove downtime that was recorded by hand",
  params: oneDowntime,
  errors: [NotFound, Errors.DowntimeDerived]
})
