import { DefectSeverity, type DefectView, EditDefect, VehicleSystem } from "#maintenance/contract"
import { CalendarDate, UserId } from "#kernel"
import { api } from "../../../api/client.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CheckInput, ChoiceInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions, RecordOptions } from "../../../ui/options.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useMembers } from "../../fleet/drivers/drivers.ts"
import meterStyles from "../../fleet/meters/Meters.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { differencesOf } from "../Conflict.tsx"
import { defects, workshop } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { useVersioned } from "../useVersioned.ts"
import { VersionedDialog } from "../VersionedDialog.tsx"
import { type DefectDialogProps, loadDefect } from "./defects.ts"

type DefectValues = Readonly<
  Record<"title" | "system" | "severity" | "due_on" | "assignee" | "blocking", string>
>

const valuesOf = (defect: DefectView): DefectValues => ({
  title: defect.title,
  system: defect.system,
  severity: defect.severity,
  due_on: defect.due_on ?? "",
  assignee: defect.assignee?.id ?? "",
  blocking: defect.blocking ? "yes" : ""
})

/** Only what was changed: a colleague may have changed the rest meanwhile. */
const changesIn = (values: DefectValues, before: DefectValues) => {
  const isChanged = (name: keyof DefectValues) => values[name] !== before[name]
  const system = VehicleSystem.literals.find((one) => one === values.system)
  const severity = DefectSeverity.literals.find((one) => one === values.severity)
  return {
    ...(isChanged("title") && { title: values.title }),
    ...(isChanged("system") && system && { system }),
    ...(isChanged("severity") && severity && { severity }),
    ...(isChanged("due_on") && { due_on: values.due_on === "" ? null : CalendarDate.make(values.due_on) }),
    ...(isChanged("assignee") && {
      assignee_id: values.assignee === "" ? null : UserId.make(values.assignee)
    }),
    ...(isChanged("blocking") && values.blocking !== "" && { blocking: true as const })
  }
}

/** The fields of a defect in words. */
const useDifferences = (timeZone: string) => {
  const m = useMessages(defects)
  const format = useFormat()
  const { nameOf } = usePeople(timeZone)
  const textsOf = ({ title, system, severity, due_on, assignee, blocking }: DefectView) => [
    { label: m.fields.title, value: title },
    { label: m.fields.system, value: m.systems[system] },
    { label: m.fields.severity, value: m.severities[severity] },
    { label: m.fields.due, value: due_on === null ? "" : format.day(due_on) },
    { label: m.fields.assignee, value: assignee ? nameOf(assignee) : "" },
    { label: m.fields.blocking, value: blocking ? m.yes : m.no }
  ]
  return (before: DefectView, after: DefectView) => differencesOf(textsOf(before), textsOf(after))
}

const useEditing = ({ organization, defect, onClose }: DefectDialogProps) => {
  const m = useMessages(defects)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const versioned = useVersioned(defect, {
    code: "defect_was_changed",
    load: () => loadDefect(organization, defect.id)
  })
  const initial = valuesOf(versioned.opened)
  const form = useDraftedForm({
    draft: `defect.${organization.id}.${defect.id}.${versioned.opened.version}`,
    initial,
    checks: { title: check.line(m.fields.title, 200) },
    submit: async (values) => {
      const params = { organizationId: organization.id, defectId: defect.id }
      const body = { expected_version: versioned.version, ...changesIn(values, initial) }
      await api(EditDefect, { params, body }).catch(versioned.compare)
      await refresh()
      notify.success(m.edit.done(m.number(defect.number)))
      onClose()
    }
  })
  return { form, versioned }
}

/** Changes a defect that is not resolved: what it is, how serious, by when and by whom it is dealt with. */
export const EditDefectDialog = (props: DefectDialogProps) => {
  const m = useMessages(defects)
  const { save, busy } = useMessages(workshop)
  const { organization } = props
  const members = useMembers(organization)
  const differences = useDifferences(organization.time_zone)
  const { form, versioned } = useEditing(props)
  const { opened, theirs } = versioned
  return (
    <VersionedDialog
      title={m.edit.title}
      about={m.edit.about}
      form={form}
      theirs={theirs && differences(opened, theirs)}
      submit={save}
      busyText={busy}
      maxWidth="560px"
      onClose={props.onClose}
    >
      <TextInput form={form} name="title" label={m.fields.title} />
      <div className={meterStyles["pair"]}>
        <ChoiceInput form={form} name="severity" label={m.fields.severity}>
          <NamedOptions values={DefectSeverity.literals} names={m.severities} />
        </ChoiceInput>
        <ChoiceInput form={form} name="system" label={m.fields.system}>
          <NamedOptions values={VehicleSystem.literals} names={m.systems} />
        </ChoiceInput>
        <ChoiceInput form={form} name="assignee" label={m.fields.assignee}>
          <option value="">{m.unassigned}</option>
          <RecordOptions records={members} current={opened.assignee} />
        </ChoiceInput>
        <TextInput form={form} name="due_on" label={m.fields.due} type="date" optional />
      </div>
      {!opened.blocking && (
        <CheckInput form={form} name="blocking" label={m.report.blocking} hint={m.edit.blockingHint} />
      )}
    </VersionedDialog>
  )
}
