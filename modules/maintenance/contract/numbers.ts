import { endpoint, inOrganization } from "#kernel"
import { Schema } from "effect"

// In a file of its own: the Operations Center loads it, and nothing else of this contract.

const params = inOrganization({})

/**
 * The numbers of the Operations Center, as filters of the lists that they open: of open and past services, defects and work
 * orders. Each is how many rows its list has; PM compliance is a share of its rows and of the overdue services.
 */
export const MAINTENANCE_NUMBERS = {
  services_overdue: { state: "overdue" },
  services_due: { state: "due" },
  services_due_soon: { state: "due_soon" },
  open_defects: {},
  in_workshop: { state: "in_progress,waiting,quality_check" },
  pm_compliance: { outcome: "counted" }
} as const

export type MaintenanceNumber = keyof typeof MAINTENANCE_NUMBERS

export const ServiceNumbers = Schema.Struct({
  due_soon: Schema.Int,
  due: Schema.Int,
  overdue: Schema.Int,
  /** Of those done in the last 365 days and those overdue now, how many were done within their tolerance. */
  on_time: Schema.Int,
  counted: Schema.Int,
  /** `on_time` of `counted` in percent; null if none counts. */
  compliance_pct: Schema.NullOr(Schema.Int)
})
export type ServiceNumbers = typeof ServiceNumbers.Type

export const GetServiceNumbers = endpoint({
  name: "getServiceNumbers",
  group: "Services",
  method: "GET",
  path: "/api/organizations/:organizationId/service-numbers",
  access: "member",
  permission: "services.read",
  summary: "Get how many services are due, and how many of the last 365 days were done on time",
  params,
  output: ServiceNumbers
})

/** `in_workshop`: in progress, waiting or in the quality check. `to_approve`: requested. */
export const WorkshopNumbers = Schema.Struct({
  open: Schema.Int,
  in_workshop: Schema.Int,
  waiting: Schema.Int,
  to_approve: Schema.Int,
  scheduled: Schema.Int
})
export type WorkshopNumbers = typeof WorkshopNumbers.Type

export const GetWorkshopNumbers = endpoint({
  name: "getWorkshopNumbers",
  group: "Workshop",
  method: "GET",
  path: "/api/organizations/:organizationId/workshop-numbers",
  access: "member",
  permission: "workorders.read",
  summary: "Count open work orders, those in the workshop, those waiting and those to approve",
  params,
  output: WorkshopNumbers
})

/** Of vehicles in the fleet. `open`: unresolved, deferred ones included. `blocking`: those that keep vehicles from driving. */
export const DefectNumbers = Schema.Struct({ open: Schema.Int, blocking: Schema.Int })
export type DefectNumbers = typeof DefectNumbers.Type

export const GetDefectNumbers = endpoint({
  name: "getDefectNumbers",
  group: "Defects",
  method: "GET",
  path: "/api/organizations/:organizationId/defect-numbers",
  access: "member",
  permission: "defects.read",
  summary: "Count unresolved defects of vehicles in the fleet, and those that block their vehicle",
  params,
  output: DefectNumbers
})
