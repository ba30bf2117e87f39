import { StartWork } from "#maintenance/contract"
import type { MeterUnit } from "#fleet/contract"
import { api } from "../../../../api/client.ts"
import { instantAt } from "../../../../i18n/localTime.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { CheckInput, InstantInput } from "../../../../ui/inputs.tsx"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { useDoubt } from "../../../fleet/meters/useDoubt.ts"
import { occupancy } from "../../../fleet/messages/pages.ts"
import { ConflictNote } from "../../../fleet/occupancy/ConflictNote.tsx"
import { useConflict } from "../../../fleet/occupancy/conflicts.ts"
import { workOrders, workshop } from "../../messages/pages.ts"
import type { WorkOrderDialogProps } from "../workOrders.ts"
import { READING_PROBLEMS, ReadingField, readingOf, usePrimaryMeter, useReadingCheck } from "./reading.tsx"
import { useStepDone } from "./useStepDone.ts"

const useStarting = (props: WorkOrderDialogProps, unit: MeterUnit) => {
  const { organization, workOrder } = props
  const timeZone = organization.time_zone
  const { noTime } = useMessages(occupancy).form
  const { params, expected_version, send } = useStepDone(props, "start")
  const conflict = useConflict()
  const doubt = useDoubt()
  const isReading = useReadingCheck()
  const form = useDraftedForm({
    draft: `start.${organization.id}.${workOrder.id}`,
    initial: { reading: "", unit: "", until: "", withoutHold: "" },
    notStored: ["until"],
    checks: {
      reading: isReading,
      until: (local) => (local === "" || instantAt(local, timeZone) ? undefined : noTime)
    },
    errorFields: { end_too_early: "until", ...READING_PROBLEMS },
    submit: (values) => {
      const body = {
        expected_version,
        reading: readingOf(values, unit, doubt.isDoubted(values)),
        until: instantAt(values.until, timeZone)?.toISOString() ?? null,
        on_conflict: conflict.choiceFor(values),
        without_hold: values.withoutHold !== ""
      }
      const request = api(StartWork, { params, body })
      return send(request.catch(doubt.remember(values)).catch(conflict.remember(values)))
    }
  })
  return { form, conflict: conflict.of(form.values), isDoubted: doubt.isDoubted(form.values) }
}

/** Starts the work: the vehicle is in the workshop from now on. */
export const StartDialog = (props: WorkOrderDialogProps) => {
  const { start: m, reading } = useMessages(workOrders)
  const { busy } = useMessages(workshop)
  const { organization, workOrder } = props
  const { meter, unit } = usePrimaryMeter(props)
  const { form, conflict, isDoubted } = useStarting(props, unit)
  const submit = isDoubted ? reading.anyway : conflict?.can_demote ? m.anyway : m.submit
  return (
    <FormDialog
      title={m.title}
      about={m.about(workOrder.vehicle.name)}
      form={form}
      submit={submit}
      busyText={busy}
      onClose={props.onClose}
    >
      <ReadingField organization={organization} form={form} meter={meter} unit={unit} />
      {workOrder.scheduled_to === null && form.values.withoutHold === "" && (
        <InstantInput form={form} name="until" label={m.until} hint={m.untilHint} />
      )}
      <CheckInput form={form} name="withoutHold" label={m.withoutHold} hint={m.withoutHoldHint} />
      <ConflictNote error={form.formError} conflict={conflict} timeZone={organization.time_zone} />
    </FormDialog>
  )
}
