import { AssignWorkOrder, workOrderName, type WorkOrderDetails } from "#maintenance/contract"
import { UserId } from "#kernel"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineSelect } from "../../../ui/OnlineSelect.tsx"
import { RecordOptions } from "../../../ui/options.tsx"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { workOrders } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { useTechnicians } from "./technicians.ts"
import { useSaved, type WorkOrderProps } from "./workOrders.ts"

/** Makes a member responsible, or no one if empty. */
const useAssigning = ({ organization, workOrder }: WorkOrderProps) => {
  const m = useMessages(workOrders)
  return useOrganizationCommand<WorkOrderDetails, string>(organization, {
    send: (id) =>
      api(AssignWorkOrder, {
        params: { organizationId: organization.id, workOrderId: workOrder.id },
        body: {
          expected_version: workOrder.version,
          assigned_to: id === "" ? null : UserId.make(id)
        }
      }),
    onDone: useSaved(organization),
    done: (_, id) => (id === "" ? m.unassignedDone : m.assigned)
  })
}

/** Who works on it; a choice for those who may change it. */
export const AssigneeField = (props: WorkOrderProps) => {
  const m = useMessages(workOrders)
  const { organization, workOrder } = props
  const technicians = useTechnicians(organization)
  const { nameOf } = usePeople(organization.time_zone)
  const assign = useAssigning(props)
  const { assigned_to, can, number } = workOrder
  if (!can.includes("assign") || technicians.length === 0)
    return assigned_to ? nameOf(assigned_to) : m.unassigned
  const current = assigned_to && { id: assigned_to.id, name: nameOf(assigned_to) }
  return (
    <OnlineSelect
      aria-label={m.assign(workOrderName(number))}
      value={assign.isPending ? assign.variables : (assigned_to?.id ?? "")}
      disabled={assign.isPending}
      onChange={({ target }) => assign.mutate(target.value)}
    >
      <option value="">{m.unassigned}</option>
      <RecordOptions records={technicians} current={current} />
    </OnlineSelect>
  )
}
