import { CreateTask, EditTask, ListTasks, type TaskView, VehicleSystem } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Struct } from "effect"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ChoiceInput, LongInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import documents from "../../fleet/documents/Documents.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { differencesOf } from "../Conflict.tsx"
import { maintenance } from "../messages/index.ts"
import { tasks } from "../messages/pages.ts"
import { useNumberChecks, useNumberTexts } from "../numbers.ts"
import { useVersioned } from "../useVersioned.ts"
import { VersionedDialog } from "../VersionedDialog.tsx"
import { draftsOf, fieldsOf, partsIn, partsText } from "./partDrafts.ts"
import { UsualParts } from "./UsualParts.tsx"

interface Props {
  readonly organization: Organization
  /** The task that is edited; a new one without it. */
  readonly task?: TaskView
  readonly onClose: () => void
}

const NEW = {
  name: "",
  code: null,
  system: "other",
  default_minutes: null,
  instructions: null,
  parts: [],
  version: 0
} as const

type Known = Pick<TaskView, keyof typeof NEW>

const valuesOf = ({ name, code, system, default_minutes, instructions, parts }: Known) => ({
  name,
  code: code ?? "",
  system,
  default_minutes: default_minutes === null ? "" : String(default_minutes),
  instructions: instructions ?? "",
  parts: partsText(draftsOf(parts))
})

type TaskValues = Readonly<Record<keyof ReturnType<typeof valuesOf>, string>>

const bodyOf = (values: TaskValues) => ({
  name: values.name,
  code: orNull(values.code),
  system: VehicleSystem.literals.find((system) => system === values.system) ?? "other",
  default_minutes: values.default_minutes.trim() === "" ? null : Number(values.default_minutes),
  instructions: orNull(values.instructions),
  parts: fieldsOf(partsIn(values.parts))
})

/** Only what was changed: a colleague may have changed the rest meanwhile. */
const changesIn = (values: TaskValues, before: TaskValues) => {
  const after = bodyOf(values)
  return Struct.omit(
    after,
    Struct.keys(after).filter((name) => values[name] === before[name])
  )
}

const MOST_MINUTES = 10_000
const isMinutes = (text: string) =>
  text.trim() === "" || (/^\s*\d+\s*$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_MINUTES)

const useTaskForm = ({ organization, task, onClose }: Props) => {
  const m = useMessages(tasks)
  const check = useChecks()
  const numbers = useNumberChecks(organization.currency)
  const { refresh } = useOrganizationRefresh(organization)
  const params = { organizationId: organization.id }
  const versioned = useVersioned<Known>(task ?? NEW, {
    code: "task_was_changed",
    load: async () => {
      const { items } = await api(ListTasks, { params, query: {} })
      return items.find(({ id }) => id === task?.id)
    }
  })
  const { opened, version, compare } = versioned
  const send = (values: TaskValues) =>
    task
      ? api(EditTask, {
          params: { ...params, taskId: task.id },
          body: { ...changesIn(values, valuesOf(opened)), expected_version: version }
        })
      : api(CreateTask, { params, body: bodyOf(values) })
  const form = useDraftedForm<TaskValues>({
    draft: `service-task.${organization.id}.${task ? `${task.id}.${opened.version}` : ""}`,
    initial: valuesOf(opened),
    checks: {
      name: check.line(m.fields.name, 120),
      default_minutes: (text) => (isMinutes(text) ? undefined : m.notMinutes),
      parts: (text) =>
        partsIn(text)
          .map(({ quantity }) => numbers.quantity(quantity))
          .find((invalid) => invalid !== undefined)
    },
    errorFields: { task_code_taken: "code", usual_part_is_archived: "parts" },
    submit: async (values) => {
      const saved = await send(values).catch(compare)
      await refresh()
      notify.success((task ? m.dialog.saved : m.dialog.added)(saved.name))
      onClose()
    }
  })
  return { ...versioned, form }
}

/** What a task is, for the comparison with what someone else made of it. */
const useDifferences = (organization: Organization) => {
  const { quantity: inWords } = useNumberTexts(organization)
  const { fields, parts } = useMessages(tasks)
  const { systems } = useMessages(maintenance)
  return (task: Known) => {
    const { name, code, default_minutes, instructions } = valuesOf(task)
    return [
      { label: fields.name, value: name },
      { label: fields.code, value: code },
      { label: fields.system, value: systems[task.system] },
      { label: fields.default_minutes, value: default_minutes },
      { label: fields.instructions, value: instructions },
      {
        label: parts.title,
        value: task.parts.map(({ name, quantity, unit }) => `${name}, ${inWords(quantity, unit)}`).join("; ")
      }
    ]
  }
}

/** Adds or edits a service task. */
export const TaskDialog = (props: Props) => {
  const { dialog: m, fields, codeHint, minutesUnit } = useMessages(tasks)
  const { systems } = useMessages(maintenance)
  const { form, opened, theirs } = useTaskForm(props)
  const differences = useDifferences(props.organization)
  const isEdited = props.task !== undefined
  return (
    <VersionedDialog
      title={isEdited ? m.editTitle : m.addTitle}
      about={isEdited ? m.editAbout : m.addAbout}
      form={form}
      theirs={theirs && differencesOf(differences(opened), differences(theirs))}
      submit={isEdited ? (theirs ? m.saveAnyway : m.submitEdit) : m.submitAdd}
      busyText={m.busy}
      onClose={props.onClose}
    >
      <TextInput form={form} name="name" label={fields.name} />
      <div className={documents["pair"]}>
        <TextInput form={form} name="code" label={fields.code} hint={codeHint} maxLength={20} optional />
        <TextInput
          form={form}
          name="default_minutes"
          label={fields.default_minutes}
          inputMode="numeric"
          unit={minutesUnit}
          optional
        />
      </div>
      <ChoiceInput form={form} name="system" label={fields.system}>
        <NamedOptions values={VehicleSystem.literals} names={systems} />
      </ChoiceInput>
      <LongInput form={form} name="instructions" label={fields.instructions} optional />
      <UsualParts
        organization={props.organization}
        text={form.values.parts}
        error={form.errors["parts"]}
        onChange={(text) => form.set("parts", text)}
      />
    </VersionedDialog>
  )
}
