import type { WorkshopReading } from "#maintenance/contract"
import { Link } from "react-router"
import type { ReactNode } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import handovers from "../../fleet/handovers/Handovers.module.css"
import { dialText, distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { money } from "../../fleet/units.ts"
import styles from "../Maintenance.module.css"
import { workOrders } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { AssigneeField } from "./AssigneeField.tsx"
import { PriorityBadge, WorkOrderBadge } from "./states.tsx"
import type { WorkOrderProps } from "./workOrders.ts"

/** A value with its label, if there is one. */
const Known = ({ label, children }: { readonly label: string; readonly children: ReactNode }) =>
  children === null || children === undefined || children === "" ? null : (
    <Fact label={label}>{children}</Fact>
  )

/** What a vehicle's dials showed, in words; undefined if nothing is known. */
const useReadingText = ({ organization }: Pick<WorkOrderProps, "organization">) => {
  const m = useMessages(workOrders)
  const display = useDisplay(organization)
  return ({ m: meters, s: seconds, estimated }: WorkshopReading): string | undefined => {
    const texts = [
      meters === null ? undefined : dialText(display.locale, meters, distanceUnit(display)),
      seconds === null ? undefined : dialText(display.locale, seconds, "h")
    ].filter((text) => text !== undefined)
    if (texts.length === 0) return undefined
    return estimated ? m.estimated(texts.join(", ")) : texts.join(", ")
  }
}

/** Who asked for approval and who decided, in words. */
const useApprovalText = ({ organization, workOrder }: WorkOrderProps): string | undefined => {
  const m = useMessages(workOrders).approvals
  const locale = useLocale()
  const { signed } = usePeople(organization.time_zone)
  const { state, amount_minor, requested_by, requested_at, decided_by_name, decided_at, note } =
    workOrder.approval
  const decided_by = decided_by_name === null ? workOrder.approval.decided_by : { name: decided_by_name }
  const amount = money(locale, amount_minor ?? workOrder.totals.total_minor, workOrder.currency)
  if (state === "requested" && requested_at) return m.requested(amount, signed(requested_by, requested_at))
  if (state === "approved" && decided_at)
    return [m.approved(amount, signed(decided_by, decided_at)), note].filter(Boolean).join("\n")
  if (state === "rejected" && decided_at)
    return [m.rejected(signed(decided_by, decided_at)), note].filter(Boolean).join("\n")
  return undefined
}

const Times = ({ organization, workOrder }: WorkOrderProps) => {
  const m = useMessages(workOrders)
  const format = useFormat(organization.time_zone)
  const readingText = useReadingText({ organization })
  const { signed } = usePeople(organization.time_zone)
  const { scheduled_from, scheduled_to, started_at, finished_at } = workOrder
  return (
    <>
      <Known label={m.fields.scheduled}>
        {scheduled_from &&
          scheduled_to &&
          m.scheduledFor(format.dateTime(scheduled_from), format.dateTime(scheduled_to))}
      </Known>
      <Known label={m.fields.bay}>{workOrder.bay?.name}</Known>
      <Known label={m.fields.opened}>{signed(workOrder.opened_by, workOrder.opened_at)}</Known>
      <Known label={m.fields.started}>{started_at && format.dateTime(started_at)}</Known>
      <Known label={m.fields.readingIn}>{started_at && readingText(workOrder.reading_in)}</Known>
      <Known label={m.fields.finished}>{finished_at && format.dateTime(finished_at)}</Known>
      <Known label={m.fields.readingOut}>{finished_at && readingText(workOrder.reading_out)}</Known>
    </>
  )
}

/** What a work order is about, who works on it, and where it is. */
export const DetailsPanel = (props: WorkOrderProps) => {
  const m = useMessages(workOrders)
  const { fields } = m
  const { workOrder } = props
  const approval = useApprovalText(props)
  return (
    <Panel title={m.details} aside={<WorkOrderBadge {...workOrder} />}>
      <div className={handovers["facts"]}>
        <Facts>
          <Fact label={fields.vehicle}>
            <Link to={`/vehicles/${workOrder.vehicle.id}`}>{workOrder.vehicle.name}</Link>
          </Fact>
          <Fact label={fields.kind}>{m.kinds[workOrder.kind]}</Fact>
          <Fact label={fields.priority}>
            <span className={styles["badges"]}>
              <PriorityBadge {...workOrder} />
            </span>
          </Fact>
          <Fact label={fields.assignee}>
            <AssigneeField {...props} />
          </Fact>
          <Fact label={fields.vendor}>{workOrder.vendor?.name ?? m.ownWorkshop}</Fact>
          <Known label={fields.invoice}>{workOrder.invoice_ref}</Known>
          <Known label={fields.approval}>{approval}</Known>
          <Times {...props} />
          <Known label={fields.reason}>{workOrder.reason}</Known>
          <Known label={fields.notes}>{workOrder.notes}</Known>
        </Facts>
      </div>
    </Panel>
  )
}
