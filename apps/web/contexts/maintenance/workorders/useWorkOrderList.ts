import {
  ApprovalState,
  IN_WORKSHOP,
  ListWorkOrders,
  WorkOrderKind,
  WorkOrderPriority,
  type WorkOrderSort,
  WorkOrderState
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Struct } from "effect"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { optionsOf, recordOptions } from "../../../ui/optionsOf.ts"
import { useMembers } from "../../fleet/drivers/drivers.ts"
import { vehicleFilter } from "../../fleet/vehicleFilter.ts"
import { useList } from "../../views/useList.ts"
import { workOrders, workshop } from "../messages/pages.ts"
import { useVendors } from "../parts/vendors.ts"
import { useWorkOrderColumns } from "./columns.tsx"

const NEWEST: WorkOrderSort = "-number"

const Search = ListWorkOrders.query.mapFields(
  Struct.pick(["search", "state", "kind", "priority", "approval", "vehicle", "assignee", "vendor", "sort"])
)

const useFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const m = useMessages(workOrders)
  const { approvalStates } = useMessages(workshop)
  const { fields } = m
  const members = useMembers(organization)
  const vendors = useVendors(organization)
  const choices = <A extends string>(
    key: keyof typeof fields,
    values: ReadonlyArray<A>,
    labels: Readonly<Record<A, string>>
  ): Filter => ({
    key,
    label: fields[key],
    kind: "choices",
    options: optionsOf(values, labels)
  })
  return [
    choices("state", WorkOrderState.literals, m.states),
    choices("kind", WorkOrderKind.literals, m.kinds),
    choices("priority", WorkOrderPriority.literals, m.priorities),
    choices("approval", ApprovalState.literals, approvalStates),
    vehicleFilter(organization, fields.vehicle),
    { key: "assignee", label: fields.assignee, kind: "choice", options: recordOptions(members) },
    { key: "vendor", label: fields.vendor, kind: "choice", options: recordOptions(vendors) }
  ]
}

/** The state of the list of work orders. */
export const useWorkOrderList = (organization: Organization) => {
  const { views } = useMessages(workOrders)
  const list = useList({
    organization,
    name: "work-orders",
    search: Search,
    columns: useWorkOrderColumns(organization),
    filters: useFilters(organization),
    sort: NEWEST,
    views: [
      { key: "open", title: views.open, search: {} },
      { key: "inWorkshop", title: views.inWorkshop, search: { state: IN_WORKSHOP.join(",") } },
      { key: "toApprove", title: views.toApprove, search: { approval: "requested" } },
      { key: "scheduled", title: views.scheduled, search: { state: "scheduled", sort: "scheduled" } },
      { key: "closed", title: views.closed, search: { state: "closed", sort: "-updated" } }
    ]
  })
  const { sort, ...matching } = list.values
  return { ...list, matching, order: sort === undefined ? {} : { sort } }
}

export type WorkOrderListState = ReturnType<typeof useWorkOrderList>
