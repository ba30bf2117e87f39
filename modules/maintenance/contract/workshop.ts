import { endpoint, inOrganization, period, UserId } from "#kernel"
import { Schema } from "effect"
import { Amount, TaxRate } from "./workOrderLineFields.ts"
import { WorkOrderView } from "./workOrderViews.ts"

const group = "Workshop"
const params = inOrganization({})

/** `approval_from_minor`: from this amount on, only an owner or admin can approve; null: any manager can approve any. Others always need an approval. */
export const WorkshopSettings = Schema.Struct({
  approval_from_minor: Schema.NullOr(Amount),
  /** Per hour, of new lines. */
  rate_minor: Amount,
  /** Of new lines. */
  tax_bp: TaxRate
})
export type WorkshopSettings = typeof WorkshopSettings.Type

export const GetWorkshopSettings = endpoint({
  name: "getWorkshopSettings",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/workshop-settings",
  access: "member",
  permission: "workorders.read",
  summary: "Get the workshop's settings: approval limit, hourly rate and tax rate",
  params,
  output: WorkshopSettings
})

export const SetWorkshopSettings = endpoint({
  name: "setWorkshopSettings",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/workshop-settings",
  access: "member",
  permission: "workorders.approve_any",
  summary: "Set the workshop's settings",
  params,
  body: WorkshopSettings,
  output: WorkshopSettings
})

export const ListWorkshopSchedule = endpoint({
  name: "listWorkshopSchedule",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/workshop-schedule",
  access: "member",
  permission: "workorders.read",
  summary: "List open work orders that are scheduled in a period of at most 100 days, earliest first",
  params,
  query: Schema.Struct({ during: period, assignee: Schema.optionalKey(UserId) }),
  /** At most 500; `more`: there are others. */
  output: Schema.Struct({ items: Schema.Array(WorkOrderView), more: Schema.Boolean })
})
