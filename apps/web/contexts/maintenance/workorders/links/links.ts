import {
  type ApprovalLinkView,
  ListApprovalLinks,
  RevokeApprovalLink,
  WORK_ORDERS
} from "#maintenance/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../../api/client.ts"
import { organizationKey } from "../../../../api/queryKeys.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../../tenancy/useOrganizationCommand.ts"
import { approvalLinks } from "../../messages/pages.ts"
import type { WorkOrderProps } from "../workOrders.ts"

/** The approval links of a work order, newest first, for those who can send them. */
export const useApprovalLinks = ({ organization: { id, can }, workOrder }: WorkOrderProps) =>
  useQuery({
    enabled: can.includes("workorders.approve"),
    queryKey: organizationKey(id, WORK_ORDERS, "links", workOrder.id),
    queryFn: async () =>
      (await api(ListApprovalLinks, { params: { organizationId: id, workOrderId: workOrder.id } })).items
  })

/** Revokes a link, so that no one decides by it. */
export const useRevokingLink = ({ organization }: WorkOrderProps, approvalLinkId: ApprovalLinkView["id"]) => {
  const m = useMessages(approvalLinks)
  return useOrganizationCommand(organization, {
    send: () => api(RevokeApprovalLink, { params: { organizationId: organization.id, approvalLinkId } }),
    done: () => m.revokeDone
  })
}
