import { PrintWorkOrder, workOrderName } from "#maintenance/contract"
import { api } from "../../../../api/client.ts"
import { saveFile } from "../../../../ui/saveFile.ts"
import { useOrganizationCommand } from "../../../tenancy/useOrganizationCommand.ts"
import type { WorkOrderProps } from "../workOrders.ts"

/** Downloads a work order as PDF. */
export const useDownload = ({ organization, workOrder }: WorkOrderProps) =>
  useOrganizationCommand(organization, {
    send: () =>
      api(PrintWorkOrder, { params: { organizationId: organization.id, workOrderId: workOrder.id } }),
    onDone: ({ bytes, contentType }) =>
      saveFile(
        `${workOrderName(workOrder.number)}.pdf`,
        new Blob([new Uint8Array(bytes)], { type: contentType })
      )
  })
