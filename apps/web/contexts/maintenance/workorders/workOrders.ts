import {
  CountWorkOrders,
  GetWorkOrder,
  ListWorkOrders,
  OPEN_STATES,
  WORK_ORDERS,
  type WorkOrderDetails,
  type WorkOrderView
} from "#maintenance/contract"
import { VEHICLES } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import type { WorkOrderListState } from "./useWorkOrderList.ts"

/** The props shared by the parts of a work order. */
export interface WorkOrderProps {
  readonly organization: Organization
  readonly workOrder: WorkOrderDetails
}

/** The props of its dialogs. */
export interface WorkOrderDialogProps extends WorkOrderProps {
  readonly onClose: () => void
}

/** The names of vehicles are theirs. */
const meta = shows(VEHICLES)

type State = Pick<WorkOrderListState, "matching" | "order" | "sort" | "isPending">

/** Only open ones, unless something else is asked for. */
const filterOf = ({ matching }: Pick<State, "matching">) => {
  const isNarrowed = ["state", "search", "vehicle"].some((name) => name in matching)
  return isNarrowed ? matching : { ...matching, state: OPEN_STATES.join(",") }
}

/** The work orders that match, in this order. The previous ones stay on the screen while others load. */
export const useWorkOrders = ({ id }: Organization, { order, sort, isPending, ...list }: State) => {
  const filter = filterOf(list)
  return usePages({
    enabled: !isPending,
    key: organizationKey(id, WORK_ORDERS, "list", sort, JSON.stringify(filter)),
    load: (page) =>
      api(ListWorkOrders, { params: { organizationId: id }, query: { ...page, ...filter, ...order } }),
    placeholderData: keepPreviousData,
    meta
  })
}

/** How many work orders match. The previous count stays on the screen, as `isPlaceholderData`, while another loads. */
export const useWorkOrderCount = (
  { id }: Organization,
  { isPending, ...list }: Pick<State, "matching" | "isPending">
) => {
  const filter = filterOf(list)
  return useQuery({
    enabled: !isPending,
    queryKey: organizationKey(id, WORK_ORDERS, "count", JSON.stringify(filter)),
    queryFn: () => api(CountWorkOrders, { params: { organizationId: id }, query: filter }),
    placeholderData: keepPreviousData,
    meta
  })
}

const workOrderKey = ({ id }: Organization, workOrderId: WorkOrderView["id"]) =>
  organizationKey(id, WORK_ORDERS, "one", workOrderId)

export const loadWorkOrder = ({ id }: Organization, workOrderId: WorkOrderView["id"]) =>
  api(GetWorkOrder, { params: { organizationId: id, workOrderId } })

/** A work order with its lines. */
export const useWorkOrder = (organization: Organization, workOrderId: WorkOrderView["id"]) =>
  useQuery({
    queryKey: workOrderKey(organization, workOrderId),
    queryFn: () => loadWorkOrder(organization, workOrderId),
    meta
  })

/** Shows a work order as the server answered it, and loads again what depends on it. */
export const useSaved = (organization: Organization) => {
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(organization)
  return (saved: WorkOrderDetails) => {
    client.setQueryData(workOrderKey(organization, saved.id), saved)
    return refresh()
  }
}
