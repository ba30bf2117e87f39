import { Button } from "@radix-ui/themes"
import { Link } from "react-router"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { DowntimePanel } from "../downtime/DowntimePanel.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { services } from "../messages/pages.ts"
import { RecallsPanel } from "../recalls/RecallsPanel.tsx"
import { WarrantiesPanel } from "../warranties/WarrantiesPanel.tsx"
import { OrdersOfVehicle } from "../workorders/OrdersOfVehicle.tsx"
import { PastRow } from "./PastRow.tsx"
import { ScheduleRow } from "./ScheduleRow.tsx"
import { usePastServices, useVehicleServices } from "./vehicleServices.ts"

const Empty = ({ organization }: Pick<VehicleTabProps, "organization">) => {
  const { empty: m } = useMessages(services).tab
  const mayEdit = organization.can.includes("services.edit")
  return (
    <EmptyState
      title={m.title}
      level="h3"
      action={
        mayEdit && (
          <Button asChild variant="surface" color="gray">
            <Link to="/services/programs">{m.action}</Link>
          </Button>
        )
      }
    >
      {mayEdit ? m.sentence : m.readOnly}
    </EmptyState>
  )
}

const Next = (props: VehicleTabProps) => {
  const m = useMessages(services).tab
  const query = useVehicleServices(props)
  const content = () => {
    if (!query.data) return <NotLoaded query={query} />
    if (query.data.length === 0) return <Empty {...props} />
    return (
      <ul className={documents["rows"]} aria-label={m.next}>
        {query.data.map((schedule) => (
          <ScheduleRow key={schedule.schedule_id} {...props} schedule={schedule} />
        ))}
      </ul>
    )
  }
  return (
    <Panel title={m.next} flush>
      {content()}
    </Panel>
  )
}

const History = (props: VehicleTabProps) => {
  const m = useMessages(services).tab
  const query = usePastServices(props)
  return (
    <Panel title={m.history} flush>
      <PagedList query={query} label={m.history} empty={<EmptyState title={m.noHistory} level="h3" />}>
        {(service) => <PastRow key={service.id} {...props} service={service} />}
      </PagedList>
    </Panel>
  )
}

/** What a vehicle needs next, its recalls and warranties, what was done to it and what that cost, and when it could not be used. */
export const ServicesTab = (props: VehicleTabProps) => (
  <>
    <Next {...props} />
    <RecallsPanel {...props} />
    <WarrantiesPanel {...props} />
    {props.organization.can.includes("workorders.read") && <OrdersOfVehicle {...props} />}
    <History {...props} />
    {props.organization.can.includes("workorders.read") && <DowntimePanel {...props} />}
  </>
)
