import { RecallState } from "#maintenance/contract"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { recalls } from "../messages/pages.ts"
import { RecallItems } from "./RecallItems.tsx"
import { useRecalls } from "./recalls.ts"

const ALL = RecallState.literals.join(",")

/** The recalls that may concern a vehicle. */
export const RecallsPanel = ({ organization, vehicle }: VehicleTabProps) => {
  const m = useMessages(recalls)
  const query = useRecalls(organization, { vehicle: vehicle.id, state: ALL })
  return (
    <Panel title={m.list} about={m.about} flush>
      <RecallItems
        organization={organization}
        query={query}
        empty={<EmptyState title={m.noneOfVehicle} level="h3" />}
      />
    </Panel>
  )
}
