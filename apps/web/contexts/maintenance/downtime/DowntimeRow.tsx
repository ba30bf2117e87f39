import { type DowntimeView, workOrderName } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { downtime } from "../messages/pages.ts"
import { DowntimeActions } from "./DowntimeActions.tsx"
import { isByHand } from "./downtime.ts"

interface Props {
  readonly organization: Organization
  readonly downtime: DowntimeView
  /** Names the vehicle, too: where the downtime of several is listed. */
  readonly withVehicle?: boolean
}

/** What it follows from, if it was not recorded by hand. */
const Source = ({ one }: { readonly one: DowntimeView }) => {
  const m = useMessages(downtime)
  const { work_order: order, defect_id, vehicle } = one
  if (order)
    return (
      <Link to={`/services/work-orders/${order.id}`} className={documents["link"]}>
        {workOrderName(order.number)}
      </Link>
    )
  if (defect_id === null) return null
  return (
    <Link to={`/vehicles/${vehicle.id}?tab=defects`} className={documents["link"]}>
      {m.defect}
    </Link>
  )
}

/** When a vehicle could not be used, and why. */
export const DowntimeRow = ({ organization, downtime: one, withVehicle = false }: Props) => {
  const m = useMessages(downtime)
  const format = useFormat(organization.time_zone)
  const { vehicle, cause, planned, note } = one
  const from = format.dateTime(one.from)
  return (
    <li className={documents["row"]}>
      <div>
        <p className={documents["name"]}>
          {withVehicle ? (
            <Link to={`/vehicles/${vehicle.id}`} className={documents["link"]}>
              {vehicle.name}
            </Link>
          ) : (
            m.causes[cause]
          )}
        </p>
        {withVehicle && <p className={documents["about"]}>{m.causes[cause]}</p>}
        {note && <p className={documents["about"]}>{note}</p>}
      </div>
      <div>
        <p>
          <StateBadge state={planned ? "idle" : "caution"}>{planned ? m.planned : m.unplanned}</StateBadge>
        </p>
        <p className={documents["about"]}>
          {one.until === null ? m.since(from) : format.period(one.from, one.until)}
        </p>
      </div>
      <div className={documents["actions"]}>
        {isByHand(one) ? (
          organization.can.includes("workorders.edit") && (
            <DowntimeActions organization={organization} downtime={one} from={from} />
          )
        ) : (
          <Source one={one} />
        )}
      </div>
    </li>
  )
}
