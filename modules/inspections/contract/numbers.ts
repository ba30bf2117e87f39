import { endpoint, inOrganization } from "#kernel"
import { VehicleId, VehicleKind } from "#fleet/contract"
import { Schema } from "effect"
import { FormVersionView } from "./formViews.ts"
import { DueInspection } from "./scheduleViews.ts"

const group = "Inspections"

/**
 * Numbers of inspections. Today is the organization's. `failed_7_days`: finished today or on the six days before, with at
 * least one failed item, whether or not the vehicle may be driven. `to_review`: flagged and not reviewed. `completion_permille`: of the
 * inspections that were scheduled in the last 30 days and whose time is over, how many were done; null if there were none.
 */
export const InspectionNumbers = Schema.Struct({
  due_today: Schema.Int,
  done_today: Schema.Int,
  failed_7_days: Schema.Int,
  missed_7_days: Schema.Int,
  to_review: Schema.Int,
  completion_permille: Schema.NullOr(Schema.Int)
})
export type InspectionNumbers = typeof InspectionNumbers.Type

export const GetInspectionNumbers = endpoint({
  name: "getInspectionNumbers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/inspection-numbers",
  access: "member",
  permission: "inspections.read",
  summary: "Count due, done, failed and missed inspections",
  params: inOrganization({}),
  output: InspectionNumbers
})

/** The most vehicles that a phone stores. */
export const MAX_OFFLINE_VEHICLES = 500

/** How many items the forms have together that a phone stores. */
export const MAX_OFFLINE_ITEMS = 5000

/**
 * What a phone needs to fill in an inspection without a connection. Vehicles that the person drives come first, then those
 * that need an inspection; none that have left the fleet. `vehicle_count` and `form_count`: how many there are, also of those
 * that a phone does not store. `due`: of the vehicles that are listed; before each use only of the person's own.
 */
export const OfflineForms = Schema.Struct({
  forms: Schema.Array(FormVersionView),
  vehicles: Schema.Array(
    Schema.Struct({
      id: VehicleId,
      name: Schema.String,
      kind: VehicleKind,
      make: Schema.NullOr(Schema.String),
      model: Schema.NullOr(Schema.String),
      mine: Schema.Boolean
    })
  ),
  due: Schema.Array(DueInspection),
  vehicle_count: Schema.Int,
  form_count: Schema.Int
})
export type OfflineForms = typeof OfflineForms.Type

export const GetOfflineForms = endpoint({
  name: "getOfflineForms",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/offline-forms",
  access: "member",
  permission: "inspections.perform",
  summary: "Get the published forms, the vehicles and what is due, to inspect without a connection",
  params: inOrganization({}),
  output: OfflineForms
})
