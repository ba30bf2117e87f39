import { ScheduleWorkOrder } from "#maintenance/contract"
import { useState } from "react"
import { api } from "../../../../api/client.ts"
import { instantAt, localTime } from "../../../../i18n/localTime.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { InstantInput } from "../../../../ui/inputs.tsx"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import meterStyles from "../../../fleet/meters/Meters.module.css"
import { occupancy } from "../../../fleet/messages/pages.ts"
import { ConflictNote } from "../../../fleet/occupancy/ConflictNote.tsx"
import { useConflict } from "../../../fleet/occupancy/conflicts.ts"
import { workOrders, workshop } from "../../messages/pages.ts"
import type { WorkOrderDialogProps } from "../workOrders.ts"
import { useStepDone } from "./useStepDone.ts"

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When the work is scheduled now, or else the same time tomorrow, for four hours. */
const proposed = ({ scheduled_from, scheduled_to }: WorkOrderDialogProps["workOrder"], timeZone: string) => {
  const from = scheduled_from ?? new Date(Math.ceil(Date.now() / HOUR) * HOUR + DAY)
  const to = scheduled_to ?? new Date(from.getTime() + 4 * HOUR)
  return { from: localTime(from, timeZone), to: localTime(to, timeZone) }
}

const useScheduling = (props: WorkOrderDialogProps) => {
  const { organization, workOrder } = props
  const timeZone = organization.time_zone
  const { schedule } = useMessages(workOrders)
  const { noTime } = useMessages(occupancy).form
  const { params, expected_version, send } = useStepDone(props, "schedule")
  const conflict = useConflict()
  const [initial] = useState(() => proposed(workOrder, timeZone))
  const isTime = (local: string) => (instantAt(local, timeZone) ? undefined : noTime)
  const form = useDraftedForm({
    draft: `schedule.${organization.id}.${workOrder.id}`,
    initial,
    notStored: ["from", "to"],
    checks: {
      from: isTime,
      to: (local, { from }) => isTime(local) ?? (local > from ? undefined : schedule.order)
    },
    errorFields: { end_too_early: "to" },
    submit: (values) => {
      const body = {
        expected_version,
        from: instantAt(values.from, timeZone)?.toISOString() ?? "",
        to: instantAt(values.to, timeZone)?.toISOString() ?? "",
        on_conflict: conflict.choiceFor(values)
      }
      return send(api(ScheduleWorkOrder, { params, body }).catch(conflict.remember(values)))
    }
  })
  return { form, conflict: conflict.of(form.values) }
}

/** Schedules a work order, which blocks the vehicle; what else takes it then is named. */
export const ScheduleDialog = (props: WorkOrderDialogProps) => {
  const m = useMessages(workOrders).schedule
  const { busy } = useMessages(workshop)
  const { organization, workOrder } = props
  const { form, conflict } = useScheduling(props)
  return (
    <FormDialog
      title={m.title}
      about={m.about(workOrder.vehicle.name)}
      form={form}
      submit={conflict?.can_demote ? m.anyway : m.submit}
      busyText={busy}
      onClose={props.onClose}
    >
      <div className={meterStyles["pair"]}>
        <InstantInput form={form} name="from" label={m.from} hint={organization.time_zone} />
        <InstantInput form={form} name="to" label={m.to} hint={organization.time_zone} />
      </div>
      <ConflictNote error={form.formError} conflict={conflict} timeZone={organization.time_zone} />
    </FormDialog>
  )
}
