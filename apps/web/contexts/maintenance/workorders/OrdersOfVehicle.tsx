import {
  GetVehicleCosts,
  ListWorkOrders,
  SERVICES,
  WORK_ORDERS,
  workOrderName,
  type WorkOrderView
} from "#maintenance/contract"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { money } from "../../fleet/units.ts"
import { workshop } from "../messages/pages.ts"
import { useDefectTitle } from "../useDefectTitle.ts"
import { WorkOrderBadge } from "./states.tsx"

/** What was spent on a vehicle, in a sentence; nothing if nothing was. */
const useCosts = ({ organization: { id }, vehicle }: VehicleTabProps) => {
  const m = useMessages(workshop).ofVehicle
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: organizationKey(id, WORK_ORDERS, "costs", vehicle.id),
    queryFn: () => api(GetVehicleCosts, { params: { organizationId: id, vehicleId: vehicle.id } }),
    meta: shows(SERVICES)
  })
  const items = data?.items ?? []
  const sum = (of: "last_year_minor" | "total_minor") =>
    items.map((cost) => money(locale, cost[of], cost.currency)).join(" + ")
  return items.length === 0 ? undefined : m.costs(sum("last_year_minor"), sum("total_minor"))
}

const Row = ({
  organization,
  order
}: Pick<VehicleTabProps, "organization"> & { readonly order: WorkOrderView }) => {
  const titled = useDefectTitle()
  const locale = useLocale()
  const format = useFormat(organization.time_zone)
  const { id, number, title, totals, currency, finished_at, opened_at } = order
  return (
    <li className={documents["row"]}>
      <div>
        <p>
          <Link to={`/services/work-orders/${id}`} className={documents["name"]}>
            {workOrderName(number)}
          </Link>
          : {titled(title)}
        </p>
      </div>
      <div>
        <p>
          <WorkOrderBadge {...order} />
        </p>
        <p className={documents["about"]}>{format.date(finished_at ?? opened_at)}</p>
      </div>
      <div className={documents["actions"]}>{money(locale, totals.total_minor, currency)}</div>
    </li>
  )
}

/** The work orders of a vehicle, newest first, and what was spent on it. */
export const OrdersOfVehicle = (props: VehicleTabProps) => {
  const { organization, vehicle } = props
  const m = useMessages(workshop).ofVehicle
  const about = useCosts(props)
  const query = usePages({
    key: organizationKey(organization.id, WORK_ORDERS, "of-vehicle", vehicle.id),
    load: (page) =>
      api(ListWorkOrders, {
        params: { organizationId: organization.id },
        query: { ...page, vehicle: vehicle.id }
      })
  })
  return (
    <Panel title={m.title} {...(about !== undefined && { about })} flush>
      <PagedList query={query} label={m.title} empty={<EmptyState title={m.empty} level="h3" />}>
        {(order) => <Row key={order.id} organization={organization} order={order} />}
      </PagedList>
    </Panel>
  )
}
