import {
  expectsCleanReports,
  CreateInspectionSchedule,
  EditInspectionSchedule,
  type InspectionScheduleView
} from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { localTime } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { CheckInput, ChoiceInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions, RecordOptions } from "../../../ui/options.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import meters from "../../fleet/meters/Meters.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { useForms } from "../forms/formQueries.ts"
import styles from "../Inspections.module.css"
import { schedules } from "../messages/pages.ts"
import { bodyIn, isNothingChosen, type ScheduleValues, valuesOf } from "./scheduleValues.ts"
import { VehicleRuleFields } from "./VehicleRuleFields.tsx"

interface Props {
  readonly organization: Organization
  /** The schedule to edit; without one, a new one is added. */
  readonly schedule?: InspectionScheduleView
  readonly onClose: () => void
}

const DATE_LENGTH = 10
const CADENCES = ["every_days", "before_use"] as const

const send = ({ organization, schedule }: Props, values: ScheduleValues) => {
  const params = { organizationId: organization.id }
  if (schedule)
    return api(EditInspectionSchedule, {
      params: { ...params, inspectionScheduleId: schedule.id },
      body: { expected_version: schedule.version, ...bodyIn(values) }
    })
  return api(CreateInspectionSchedule, { params, body: { form_id: values.form_id, ...bodyIn(values) } })
}

const useScheduleForm = (props: Props) => {
  const { organization, schedule, onClose } = props
  const m = useMessages(schedules)
  const { refresh } = useOrganizationRefresh(organization)
  const [today] = useState(() => localTime(new Date(), organization.time_zone).slice(0, DATE_LENGTH))
  const isWhole = (from: number, to: number) => (text: string) =>
    /^\d{1,4}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to
      ? undefined
      : m.whole(from, to)
  return useForm<ScheduleValues>({
    initial: valuesOf(schedule, today),
    checks: {
      form_id: (id) => (id === "" ? m.noForm : undefined),
      by: (_, values) => (isNothingChosen(values) ? m.nothingChosen : undefined),
      days: (text, { cadence }) => (cadence === "every_days" ? isWhole(1, 730)(text) : undefined),
      valid_hours: (text, { cadence }) => (cadence === "before_use" ? isWhole(1, 720)(text) : undefined),
      grace_hours: isWhole(0, 720)
    },
    errorFields: { form_not_published: "form_id", form_is_archived: "form_id" },
    submit: async (values) => {
      const { form } = await send(props, values)
      await refresh()
      notify.success(schedule ? m.edit.done(form.name) : m.add.done(form.name))
      onClose()
    }
  })
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>

interface FieldsProps {
  readonly form: ScheduleForm
}

const CadenceFields = ({ form }: FieldsProps) => {
  const m = useMessages(schedules)
  const isPeriodic = form.values.cadence === "every_days"
  const whole = { form, inputMode: "numeric" } as const
  return (
    <>
      <ChoiceInput form={form} name="cadence" label={m.cadence}>
        <NamedOptions values={CADENCES} names={m.cadences} />
      </ChoiceInput>
      {isPeriodic ? (
        <div className={meters["pair"]}>
          <TextInput {...whole} name="days" label={m.days} />
          <TextInput form={form} name="starts_on" label={m.startsOn} type="date" />
        </div>
      ) : (
        <TextInput {...whole} name="valid_hours" label={m.validHours} hint={m.validHint} />
      )}
      <TextInput
        {...whole}
        name="grace_hours"
        label={m.grace}
        hint={isPeriodic ? m.graceHint : m.graceOfUseHint}
      />
    </>
  )
}

const FormChoice = ({ organization, form }: Pick<Props, "organization"> & FieldsProps) => {
  const m = useMessages(schedules)
  const { data = [] } = useForms(organization)
  const usable = data.filter(({ published, archived_at }) => published !== null && archived_at === null)
  return (
    <ChoiceInput form={form} name="form_id" label={m.form}>
      <option value="">{m.chooseForm}</option>
      <RecordOptions records={usable} />
    </ChoiceInput>
  )
}

/** That a day without a report is not missed, if that is so. */
const CleanDays = ({ organization, form }: Pick<Props, "organization"> & FieldsProps) => {
  const m = useMessages(schedules)
  const chosen = useForms(organization).data?.find(({ id }) => id === form.values.form_id)
  if (!chosen || form.values.required || expectsCleanReports(chosen.use, chosen.jurisdiction)) return null
  return <p className={styles["hint"]}>{m.cleanDays}</p>
}

/** Adds or changes when vehicles are inspected with a form. */
export const ScheduleDialog = (props: Props) => {
  const { organization, schedule, onClose } = props
  const m = useMessages(schedules)
  const form = useScheduleForm(props)
  return (
    <FormDialog
      title={schedule ? m.edit.title(schedule.form.name) : m.add.title}
      about={m.about}
      form={form}
      submit={schedule ? m.edit.submit : m.add.submit}
      busyText={m.busy}
      maxWidth="520px"
      onClose={onClose}
    >
      {!schedule && <FormChoice organization={organization} form={form} />}
      <VehicleRuleFields organization={organization} form={form} />
      <CadenceFields form={form} />
      <CheckInput form={form} name="required" label={m.required} />
      <CleanDays organization={organization} form={form} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
