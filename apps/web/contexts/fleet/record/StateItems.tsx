import { ChangeLifecycle, isDisposed, type Lifecycle, nextStates, vehicleName } from "#fleet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineItem } from "../../../ui/ActionMenu.tsx"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { fleet } from "../messages/index.ts"
import { vehicleKey, type VehicleProps } from "../vehicles.ts"

/** Changes the state, with an undo in its toast if the way back is allowed. */
const useStateChange = ({ organization, vehicle }: VehicleProps) => {
  const m = useMessages(fleet)
  const client = useQueryClient()
  const { id, lifecycle: before } = vehicle
  const command = {
    send: (lifecycle: Lifecycle) =>
      api(ChangeLifecycle, {
        params: { organizationId: organization.id, vehicleId: id },
        body: { lifecycle, note: null }
      }),
    onDone: (changed: typeof vehicle) => client.setQueryData(vehicleKey(organization.id, id), changed),
    done: ({ lifecycle }: typeof vehicle) => m.changeState.done(vehicleName(vehicle), m.lifecycles[lifecycle])
  }
  const back = useOrganizationCommand(organization, command)
  const undo = { label: m.changeState.undo, run: () => back.mutate(before) }
  const reversible = useOrganizationCommand(organization, { ...command, offer: undo })
  const final = useOrganizationCommand(organization, command)
  return (lifecycle: Lifecycle) =>
    (nextStates(lifecycle).includes(before) ? reversible : final).mutate(lifecycle)
}

/** What the vehicle can become next, as items of a menu. */
export const StateItems = (props: VehicleProps) => {
  const { changeState: m } = useMessages(fleet)
  const change = useStateChange(props)
  const { lifecycle } = props.vehicle
  const labelOf = (next: Lifecycle) => (isDisposed(lifecycle) && !isDisposed(next) ? m.restore : m.to[next])
  return nextStates(lifecycle).map((next) => (
    <OnlineItem key={next} onSelect={() => change(next)}>
      {labelOf(next)}
    </OnlineItem>
  ))
}
