import { CloseWorkOrder } from "#maintenance/contract"
import type { MeterUnit } from "#fleet/contract"
import { api } from "../../../../api/client.ts"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { Fact, Facts } from "../../../../ui/Facts.tsx"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { CheckInput, LongInput } from "../../../../ui/inputs.tsx"
import { StateBadge } from "../../../../ui/StateBadge.tsx"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { useDoubt } from "../../../fleet/meters/useDoubt.ts"
import { money } from "../../../fleet/units.ts"
import { workOrders, workshop } from "../../messages/pages.ts"
import type { WorkOrderDialogProps } from "../workOrders.ts"
import { READING_PROBLEMS, ReadingField, readingOf, usePrimaryMeter, useReadingCheck } from "./reading.tsx"
import { useStepDone } from "./useStepDone.ts"

const LENGTH = 500

const useClosing = (props: WorkOrderDialogProps, unit: MeterUnit) => {
  const { organization, workOrder } = props
  const m = useMessages(workOrders).close
  const check = useChecks()
  const { params, expected_version, send } = useStepDone(props, "close")
  const doubt = useDoubt()
  const isReading = useReadingCheck()
  const certifies = workOrder.to_certify.length > 0
  const form = useDraftedForm({
    draft: `close.${organization.id}.${workOrder.id}`,
    initial: { reading: "", unit: "", certification: "", release: "" },
    // A signature is given each time.
    notStored: ["release"],
    checks: {
      reading: isReading,
      ...(certifies && {
        certification: check.line(m.certification, LENGTH),
        release: (signed: string) => (signed === "" ? m.releaseMissing : undefined)
      })
    },
    errorFields: { certification_missing: "certification", ...READING_PROBLEMS },
    submit: (values) => {
      const body = {
        expected_version,
        reading: readingOf(values, unit, doubt.isDoubted(values)),
        ...(certifies && { certification: values.certification, release: values.release !== "" })
      }
      return send(api(CloseWorkOrder, { params, body }).catch(doubt.remember(values)))
    }
  })
  return { form, certifies, isDoubted: doubt.isDoubted(form.values) }
}

interface CertificationProps extends Pick<WorkOrderDialogProps, "workOrder"> {
  readonly form: ReturnType<typeof useClosing>["form"]
}

/** For each defect that blocks the vehicle: what was repaired, and who signs that it is safe. */
const Certification = ({ workOrder, form }: CertificationProps) => {
  const m = useMessages(workOrders).close
  return (
    <>
      <Facts>
        <Fact label={m.certify}>{workOrder.to_certify.map(({ title }) => title).join("\n")}</Fact>
      </Facts>
      <LongInput form={form} name="certification" label={m.certification} hint={m.certificationHint} />
      <CheckInput form={form} name="release" label={m.release} hint={m.releaseHint} />
    </>
  )
}

/** Closes a work order: its services and defects are done, and its totals are final. */
export const CloseDialog = (props: WorkOrderDialogProps) => {
  const { close: m, reading } = useMessages(workOrders)
  const { busy } = useMessages(workshop)
  const locale = useLocale()
  const { organization, workOrder } = props
  const { meter, unit } = usePrimaryMeter(props)
  const { form, certifies, isDoubted } = useClosing(props, unit)
  const open = workOrder.lines - workOrder.lines_done
  const submit = certifies ? m.submitRelease : m.submit
  return (
    <FormDialog
      title={m.title}
      about={m.about(money(locale, workOrder.totals.total_minor, workOrder.currency))}
      form={form}
      submit={isDoubted ? reading.anyway : submit}
      busyText={busy}
      onClose={props.onClose}
    >
      {open > 0 && <StateBadge state="caution">{m.openLines(open)}</StateBadge>}
      <ReadingField organization={organization} form={form} meter={meter} unit={unit} />
      {certifies && <Certification workOrder={workOrder} form={form} />}
      <Alert error={form.formError} />
    </FormDialog>
  )
}
