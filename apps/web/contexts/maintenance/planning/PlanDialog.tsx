import { UserId } from "#kernel"
import {
  BayId,
  type PlanningBoard,
  ScheduleWorkOrder,
  workOrderName,
  type WorkOrderView
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Flex } from "@radix-ui/themes"
import { useState } from "react"
import { Link } from "react-router"
import { api } from "../../../api/client.ts"
import { useFormat } from "../../../i18n/format.ts"
import { instantAt, localTime } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, InstantInput } from "../../../ui/inputs.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import meterStyles from "../../fleet/meters/Meters.module.css"
import { occupancy } from "../../fleet/messages/pages.ts"
import { ConflictNote } from "../../fleet/occupancy/ConflictNote.tsx"
import { useConflict } from "../../fleet/occupancy/conflicts.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { planning, workOrders, workshop } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"
import { isScheduled } from "./layout.ts"
import { useUnscheduling } from "./planning.ts"

interface Props {
  readonly organization: Organization
  readonly order: WorkOrderView
  readonly board: PlanningBoard
  /** The time that is proposed for what is not scheduled. */
  readonly proposed: { readonly from: Date; readonly to: Date }
  readonly onClose: () => void
}

const usePlanning = ({ organization, order, proposed, onClose }: Props) => {
  const timeZone = organization.time_zone
  const m = useMessages(planning)
  const { schedule } = useMessages(workOrders)
  const { noTime } = useMessages(occupancy).form
  const { refresh } = useOrganizationRefresh(organization)
  const format = useFormat(timeZone)
  const conflict = useConflict()
  const [initial] = useState(() => ({
    from: localTime(order.scheduled_from ?? proposed.from, timeZone),
    to: localTime(order.scheduled_to ?? proposed.to, timeZone),
    bay: order.bay?.id ?? "",
    technician: order.assigned_to?.id ?? ""
  }))
  const isTime = (local: string) => (instantAt(local, timeZone) ? undefined : noTime)
  const form = useDraftedForm({
    draft: `plan.${organization.id}.${order.id}`,
    initial,
    notStored: ["from", "to", "bay", "technician"],
    checks: {
      from: isTime,
      to: (local, { from }) => isTime(local) ?? (local > from ? undefined : schedule.order)
    },
    errorFields: { end_too_early: "to", bay_taken: "bay", technician_taken: "technician" },
    submit: async (values) => {
      const { from, to, bay, technician } = values
      const body = {
        expected_version: order.version,
        from: instantAt(from, timeZone)?.toISOString() ?? "",
        to: instantAt(to, timeZone)?.toISOString() ?? "",
        bay_id: bay === "" ? null : BayId.make(bay),
        assigned_to: technician === "" ? null : UserId.make(technician),
        on_conflict: conflict.choiceFor(values)
      }
      const params = { organizationId: organization.id, workOrderId: order.id }
      const { number, scheduled_from } = await api(ScheduleWorkOrder, { params, body })
        .catch(conflict.remember(values))
        .catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.moved(workOrderName(number), scheduled_from ? format.dateTime(scheduled_from) : ""))
      onClose()
    }
  })
  return { form, conflict: conflict.of(form.values) }
}

/** Takes the work order off the schedule instead. */
const TakeOff = ({ organization, order, onClose }: Props) => {
  const { steps } = useMessages(workOrders)
  const unschedule = useUnscheduling(organization)
  return (
    <OnlineButton
      type="button"
      variant="surface"
      color="gray"
      loading={unschedule.isPending}
      onClick={() => unschedule.mutate(order, { onSuccess: onClose })}
    >
      {steps.unschedule}
    </OnlineButton>
  )
}

/** Schedules a work order in a bay and for a technician: what dragging does, in a form. */
export const PlanDialog = (props: Props) => {
  const m = useMessages(planning)
  const { schedule } = useMessages(workOrders)
  const { busy, someone } = useMessages(workshop)
  const { organization, order, board } = props
  const { form, conflict } = usePlanning(props)
  return (
    <FormDialog
      title={m.dialog.title(workOrderName(order.number))}
      about={`${order.vehicle.name}: ${order.title}`}
      form={form}
      submit={conflict?.can_demote ? schedule.anyway : schedule.submit}
      busyText={busy}
      onClose={props.onClose}
    >
      <div className={meterStyles["pair"]}>
        <InstantInput form={form} name="from" label={schedule.from} hint={organization.time_zone} />
        <InstantInput form={form} name="to" label={schedule.to} hint={organization.time_zone} />
      </div>
      <ChoiceInput form={form} name="bay" label={m.dialog.bay}>
        <option value="">{m.none.bay}</option>
        {board.bays.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceInput>
      <ChoiceInput form={form} name="technician" label={m.dialog.technician}>
        <option value="">{m.none.technician}</option>
        {board.technicians.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? someone}
          </option>
        ))}
      </ChoiceInput>
      <ConflictNote error={form.formError} conflict={conflict} timeZone={organization.time_zone} />
      <Flex gap="2" wrap="wrap">
        <Button asChild variant="surface" color="gray">
          <Link to={`/services/work-orders/${order.id}`}>{m.dialog.open}</Link>
        </Button>
        {isScheduled(order) && <TakeOff {...props} />}
      </Flex>
    </FormDialog>
  )
}
