import type { VehicleServiceView } from "#maintenance/contract"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import documents from "../../fleet/documents/Documents.module.css"
import { ServiceActions } from "../due/ServiceActions.tsx"
import { ServiceBadge } from "../due/ServiceBadge.tsx"
import { useDueText } from "../due/useDueText.ts"
import { WorkOrderReference } from "../due/WorkOrderReference.tsx"
import { services } from "../messages/pages.ts"
import { useIntervalText } from "../programs/useNames.ts"

interface Props extends VehicleTabProps {
  readonly schedule: VehicleServiceView
}

/** When the next one is due, and about when that will be. */
const Due = ({ organization, schedule }: Props) => {
  const m = useMessages(services).tab
  const format = useFormat(organization.time_zone)
  const { dueOf, forecastOf, rangeOf } = useDueText(organization)
  const { service, paused } = schedule
  if (service === null) return <p>{m.none}</p>
  const about = paused
    ? [m.pausedSince(format.date(paused.at), paused.reason)]
    : [dueOf(service), forecastOf(service)].filter((part) => part !== undefined)
  return (
    <>
      <p>
        <ServiceBadge state={service.state} />
      </p>
      <p className={documents["about"]} title={rangeOf(service)}>
        {about.join(" · ")}
      </p>
      {service.work_order && <WorkOrderReference order={service.work_order} />}
    </>
  )
}

/** One service that a vehicle needs again and again. */
export const ScheduleRow = (props: Props) => {
  const { everyOf } = useIntervalText(props.organization)
  const { schedule, organization } = props
  const m = useMessages(services).interval
  const { task, program, program_interval, service } = schedule
  return (
    <li className={documents["row"]}>
      <div>
        <p className={documents["name"]}>{task.name}</p>
        <p className={documents["about"]}>
          {program_interval === null
            ? `${everyOf(schedule)} · ${program.name}`
            : m.own(everyOf(schedule), program.name)}
        </p>
      </div>
      <div>
        <Due {...props} />
      </div>
      <div className={documents["actions"]}>
        {service && <ServiceActions organization={organization} service={service} schedule={schedule} />}
      </div>
    </li>
  )
}
