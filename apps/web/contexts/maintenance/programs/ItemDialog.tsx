import { COMMON_TASKS, type TaskView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Heading } from "@radix-ui/themes"
import { type ReactNode, useId } from "react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Choices } from "../../../ui/Choices.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, TextInput } from "../../../ui/inputs.tsx"
import { RecordOptions } from "../../../ui/options.tsx"
import { recordOptions } from "../../../ui/optionsOf.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import vehicleForm from "../../fleet/form/VehicleForm.module.css"
import { distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { programs } from "../messages/pages.ts"
import type { ItemDraft } from "./drafts.ts"
import { IntervalFields, useIntervalChecks } from "./IntervalFields.tsx"
import { isWhole } from "./intervalValues.ts"
import { includedIn, itemOf, type ItemValues, valuesOf } from "./itemValues.ts"

interface Props {
  readonly organization: Organization
  readonly item: ItemDraft
  readonly isNew: boolean
  /** The active tasks of the organization. */
  readonly tasks: ReadonlyArray<TaskView>
  /** The other tasks of the program, with their names. */
  readonly others: ReadonlyArray<{
    readonly id: ItemDraft["id"]
    readonly task: string
    readonly name: string
  }>
  readonly onApply: (item: ItemDraft) => void
  readonly onClose: () => void
}

type ItemForm = ReturnType<typeof useItemForm>["form"]

const useItemForm = ({ organization, item, onApply, onClose }: Props) => {
  const { item: m } = useMessages(programs)
  const unit = distanceUnit(useDisplay(organization))
  const { dial, whole, interval } = useIntervalChecks()
  const form = useDraftedForm<ItemValues>({
    draft: `program-item.${organization.id}.${item.id}`,
    initial: valuesOf(item, unit),
    checks: {
      task: (task) => (task === "" ? m.noTask : undefined),
      ...interval,
      soonDistance: dial(0),
      soonHours: dial(0),
      soonDays: whole(0),
      firstDistance: dial(0),
      firstHours: dial(0),
      firstDays: whole(0),
      tolerance: (text) => (isWhole(text) && Number(text) <= 100 ? undefined : m.notPercent)
    },
    submit: async (values) => {
      onApply(itemOf(values, item.id, unit))
      onClose()
    }
  })
  return { form, unit }
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={vehicleForm["section"]}>
      <Heading as="h3" size="3" id={id}>
        {title}
      </Heading>
      <div className={vehicleForm["fields"]}>{children}</div>
    </section>
  )
}

const TaskField = ({
  form,
  tasks,
  others
}: Pick<Props, "tasks" | "others"> & { readonly form: ItemForm }) => {
  const { item: m } = useMessages(programs)
  const locale = useLocale()
  const taken = new Set(others.map(({ task }) => task))
  const codes = new Set(tasks.map(({ code }) => code))
  const common = COMMON_TASKS.filter(({ code }) => !codes.has(code) && !taken.has(code))
  const own = tasks.filter(({ id, code }) => !taken.has(id) && (code === null || !taken.has(code)))
  // A template's code means the task of the organization that has it.
  const chosen = tasks.find(({ code }) => code === form.values.task)?.id
  return (
    <ChoiceInput
      form={
        chosen === undefined
          ? form
          : { ...form, control: (name) => ({ ...form.control(name), value: chosen }) }
      }
      name="task"
      label={m.task}
    >
      <option value="" disabled>
        {m.choose}
      </option>
      {own.length > 0 && (
        <optgroup label={m.tasks}>
          <RecordOptions records={own} />
        </optgroup>
      )}
      {common.length > 0 && (
        <optgroup label={m.common}>
          {common.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[locale]}
            </option>
          ))}
        </optgroup>
      )}
    </ChoiceInput>
  )
}

const Further = ({ form, unit }: { readonly form: ItemForm; readonly unit: string }) => {
  const { item: m } = useMessages(programs)
  return (
    <>
      <Section title={m.soon}>
        <TextInput
          form={form}
          name="soonDistance"
          label={m.soonDistance(unit)}
          inputMode="decimal"
          optional
        />
        <TextInput form={form} name="soonHours" label={m.soonHours} inputMode="decimal" optional />
        <TextInput form={form} name="soonDays" label={m.soonDays} inputMode="numeric" optional />
      </Section>
      <Section title={m.first}>
        <TextInput
          form={form}
          name="firstDistance"
          label={m.firstDistance(unit)}
          inputMode="decimal"
          optional
        />
        <TextInput form={form} name="firstHours" label={m.firstHours} inputMode="decimal" optional />
        <TextInput form={form} name="firstDays" label={m.firstDays} inputMode="numeric" optional />
      </Section>
      <ChoiceInput form={form} name="recur" label={m.recur}>
        <option value="from_completion">{m.recurs.from_completion}</option>
        <option value="fixed_grid">{m.recurs.fixed_grid}</option>
      </ChoiceInput>
      <TextInput
        form={form}
        name="tolerance"
        label={m.tolerance}
        hint={m.toleranceHint}
        inputMode="numeric"
        unit="%"
      />
    </>
  )
}

/** A task of a program: how often it is due, when people are reminded, and what else is done with it. */
export const ItemDialog = (props: Props) => {
  const { item: m } = useMessages(programs)
  const { form, unit } = useItemForm(props)
  const { isNew, tasks, others, onClose } = props
  const included = includedIn(form.values.includes)
  const toggle = (id: ItemDraft["id"]) =>
    form.set(
      "includes",
      (included.includes(id) ? included.filter((one) => one !== id) : [...included, id]).join(",")
    )
  return (
    <FormDialog
      title={isNew ? m.addTitle : m.editTitle}
      about={m.about}
      form={form}
      submit={isNew ? m.submitAdd : m.submitEdit}
      busyText={m.busy}
      maxWidth="560px"
      onClose={onClose}
    >
      <TaskField form={form} tasks={tasks} others={others} />
      <IntervalFields form={form} unit={unit} />
      <Further form={form} unit={unit} />
      {others.length > 0 && (
        <Choices legend={m.includes} options={recordOptions(others)} chosen={included} onToggle={toggle} />
      )}
    </FormDialog>
  )
}
