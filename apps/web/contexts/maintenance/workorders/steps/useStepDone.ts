import { type WorkOrderDetails, workOrderName } from "#maintenance/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { notify } from "../../../../ui/toast.ts"
import { useOrganizationRefresh } from "../../../tenancy/useOrganizationRefresh.ts"
import { workOrders } from "../../messages/pages.ts"
import { refreshIfChanged } from "../../refreshIfChanged.ts"
import { useSaved, type WorkOrderDialogProps } from "../workOrders.ts"
import type { Step } from "./steps.ts"

/** How a dialog sends its step: shows the answer, says what was done, and closes. */
export const useStepDone = (
  { organization, workOrder, onClose }: WorkOrderDialogProps,
  step: Exclude<Step, "edit" | "send_estimate">
) => {
  const m = useMessages(workOrders)
  const saved = useSaved(organization)
  const { refresh } = useOrganizationRefresh(organization)
  return {
    params: { organizationId: organization.id, workOrderId: workOrder.id },
    expected_version: workOrder.version,
    send: async (request: Promise<WorkOrderDetails>) => {
      await saved(await request.catch(refreshIfChanged(refresh)))
      notify.success(m.done[step](workOrderName(workOrder.number), workOrder.vehicle.name))
      onClose()
    }
  }
}
