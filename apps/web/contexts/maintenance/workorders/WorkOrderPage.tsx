import { WorkOrderId, workOrderName } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { useNavigate, useParams } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import handovers from "../../fleet/handovers/Handovers.module.css"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { workOrders } from "../messages/pages.ts"
import { DetailsPanel } from "./DetailsPanel.tsx"
import { LinksPanel } from "./links/LinksPanel.tsx"
import { LinesPanel } from "./lines/LinesPanel.tsx"
import { OrderActions } from "./steps/OrderActions.tsx"
import { TotalsPanel } from "./TotalsPanel.tsx"
import { useWorkOrder, type WorkOrderProps } from "./workOrders.ts"

const isWorkOrderId = Schema.is(WorkOrderId)

const Loaded = (props: WorkOrderProps) => {
  const { number, title, vehicle } = props.workOrder
  return (
    <>
      <PageHeader
        title={workOrderName(number)}
        subtitle={`${vehicle.name} · ${title}`}
        actions={<OrderActions {...props} />}
      />
      <div className={handovers["panels"]}>
        <DetailsPanel {...props} />
        <LinesPanel {...props} />
        <TotalsPanel {...props} />
        <LinksPanel {...props} />
      </div>
    </>
  )
}

const Opened = ({ organization, id }: { readonly organization: Organization; readonly id: WorkOrderId }) => {
  const m = useMessages(workOrders).page
  const navigate = useNavigate()
  const query = useWorkOrder(organization, id)
  if (query.data) return <Loaded organization={organization} workOrder={query.data} />
  return (
    <>
      <PageHeader title={m.label} />
      <Panel flush>
        <NotLoaded query={query} rows={6} onClose={() => void navigate("/services/work-orders")} />
      </Panel>
    </>
  )
}

/** A work order: where it is, the one thing to do next, its lines and what they cost. */
export const WorkOrderPage = () => {
  const m = useMessages(workOrders)
  const { workOrderId } = useParams()
  const id = isWorkOrderId(workOrderId)
    ? workOrderId
    : WorkOrderId.make("00000000-0000-0000-0000-000000000000")
  return (
    <OrganizationGate title={m.page.label} subtitle="">
      {(organization) =>
        organization.can.includes("workorders.read") ? (
          <Opened key={`${organization.id} ${id}`} organization={organization} id={id} />
        ) : (
          <>
            <PageHeader title={m.page.label} />
            <Panel flush>
              <NoPermission level="h2" title={m.forbidden} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = WorkOrderPage
