import type { TaskView } from "#maintenance/contract"
import { Button } from "@radix-ui/themes"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { Link } from "react-router"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import dialog from "../../../ui/Dialog.module.css"
import field from "../../../ui/FormField.module.css"
import { TextInput } from "../../../ui/inputs.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import vehicleForm from "../../fleet/form/VehicleForm.module.css"
import { Conflict, differencesOf } from "../Conflict.tsx"
import { programs } from "../messages/pages.ts"
import { isActive } from "../tasks/tasks.ts"
import { type ItemDraft, newItem, withoutItem } from "./drafts.ts"
import { ItemList } from "./ItemList.tsx"
import { RuleFields } from "./RuleFields.tsx"
import { useMatching } from "./useMatching.ts"
import { useIntervalText, useTaskNames } from "./useNames.ts"
import { type ProgramDraft, type ProgramFormProps, useProgramForm } from "./useProgramForm.ts"

const ItemDialog = lazy(async () => ({ default: (await import("./ItemDialog.tsx")).ItemDialog }))

interface Props extends ProgramFormProps {
  readonly tasks: ReadonlyArray<TaskView>
}

type ProgramForm = ReturnType<typeof useProgramForm>

/** How many vehicles the program applies to, while that is chosen. */
const Matching = ({ organization, rule }: Pick<Props, "organization"> & Pick<ProgramForm, "rule">) => {
  const m = useMessages(programs).rule
  const { data } = useMatching(organization, rule)
  return <output>{data === undefined ? m.counting : m.applies(data)}</output>
}

/** What someone else made of the program meanwhile, in words. */
const useDifferences = ({ organization, tasks }: Props) => {
  const { page, rule, items } = useMessages(programs)
  const nameOf = useTaskNames(tasks)
  const { everyOf } = useIntervalText(organization)
  return (draft: ProgramDraft) => [
    { label: page.name, value: draft.name },
    { label: rule.makes, value: draft.rule.makes.join(", ") },
    { label: rule.models, value: draft.rule.models.join(", ") },
    {
      label: items.title,
      value: draft.items.map((item) => `${nameOf(item.task)}: ${everyOf(item)}`).join("; ")
    }
  ]
}

interface ItemsProps extends Props {
  readonly edited: ProgramForm
  readonly onOpen: (item: ItemDraft) => void
}

const Items = ({ edited, onOpen, ...props }: ItemsProps) => {
  const m = useMessages(programs).items
  const error = edited.form.errors["items"]
  return (
    <Panel
      title={m.title}
      about={m.about}
      aside={
        <Button type="button" variant="surface" color="gray" onClick={() => onOpen(newItem())}>
          <Plus size={16} aria-hidden="true" />
          {m.add}
        </Button>
      }
      flush
    >
      <ItemList
        {...props}
        items={edited.items}
        onEdit={onOpen}
        onRemove={({ id }) => edited.setItems(withoutItem(edited.items, id))}
      />
      {error !== undefined && edited.items.length === 0 && (
        <p role="alert" className={documents["row"]}>
          <span className={field["error"]}>{error}</span>
        </p>
      )}
    </Panel>
  )
}

const placed = (items: ReadonlyArray<ItemDraft>, item: ItemDraft): ReadonlyArray<ItemDraft> =>
  items.some(({ id }) => id === item.id)
    ? items.map((one) => (one.id === item.id ? item : one))
    : [...items, item]

/** The tasks that can be chosen, and those of the program besides one. */
const useChoices = (tasks: Props["tasks"], items: ReadonlyArray<ItemDraft>) => {
  const nameOf = useTaskNames(tasks)
  return {
    tasks: tasks.filter(isActive),
    othersOf: (item: ItemDraft) =>
      items.filter(({ id }) => id !== item.id).map(({ id, task }) => ({ id, task, name: nameOf(task) }))
  }
}

/** The form of a program, as a page. */
export const ProgramForm = (props: Props) => {
  const { page: m, rule } = useMessages(programs)
  const { cancel } = useMessages(common)
  const edited = useProgramForm(props)
  const [opened, open] = useState<ItemDraft>()
  const { tasks, othersOf } = useChoices(props.tasks, edited.items)
  const differences = useDifferences(props)
  const { form, theirs } = edited
  const submit = props.program ? (theirs ? m.saveAnyway : m.save) : m.create
  return (
    <>
      <form {...form.element}>
        <Panel>
          <TextInput form={form} name="name" label={m.name} />
        </Panel>
        <Panel title={rule.title} about={rule.about}>
          <div className={vehicleForm["form"]}>
            <RuleFields organization={props.organization} rule={edited.rule} onChange={edited.setRule} />
            <Matching {...props} rule={edited.rule} />
          </div>
        </Panel>
        <Items {...props} edited={edited} onOpen={open} />
        <div className={dialog["form"]}>
          {theirs && <Conflict theirs={differencesOf(differences(edited.before), differences(theirs))} />}
          <Alert error={theirs ? undefined : form.formError} />
        </div>
        <div className={dialog["actions"]}>
          <Button asChild variant="surface" color="gray">
            <Link to="/services/programs" onClick={form.discard}>
              {cancel}
            </Link>
          </Button>
          <SubmitButton busy={form.busy} busyText={m.busy}>
            {submit}
          </SubmitButton>
        </div>
      </form>
      {opened && (
        <Suspense>
          <ItemDialog
            key={opened.id}
            organization={props.organization}
            item={opened}
            isNew={!edited.items.some(({ id }) => id === opened.id)}
            tasks={tasks}
            others={othersOf(opened)}
            onApply={(item) => edited.setItems(placed(edited.items, item))}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
