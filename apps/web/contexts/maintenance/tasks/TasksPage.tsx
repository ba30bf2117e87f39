import type { TaskView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { tasks as catalogue } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { TaskRow } from "./TaskRow.tsx"
import { isActive, useAddingCommon, useTasks } from "./tasks.ts"

const TaskDialog = lazy(async () => ({ default: (await import("./TaskDialog.tsx")).TaskDialog }))

interface Props {
  readonly organization: Organization
}

/** The button that adds a task, for those who may. */
const Add = ({ organization }: Props) => {
  const m = useMessages(catalogue)
  const [open, setOpen] = useState(false)
  if (!organization.can.includes("services.edit")) return null
  return (
    <>
      <OnlineButton onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden="true" />
        {m.add}
      </OnlineButton>
      {open && (
        <Suspense>
          <TaskDialog organization={organization} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Empty = ({ organization }: Props) => {
  const m = useMessages(catalogue)
  const adding = useAddingCommon(organization)
  const mayEdit = organization.can.includes("services.edit")
  return (
    <Panel flush>
      <EmptyState
        title={m.empty.title}
        action={
          mayEdit && (
            <OnlineButton
              variant="surface"
              color="gray"
              loading={adding.isPending}
              onClick={() => adding.mutate()}
            >
              {m.common}
            </OnlineButton>
          )
        }
      >
        {mayEdit ? m.empty.sentence : m.empty.readOnly}
      </EmptyState>
    </Panel>
  )
}

interface ListProps extends Props {
  readonly label: string
  readonly tasks: ReadonlyArray<TaskView>
}

const List = ({ organization, label, tasks }: ListProps) => (
  <ul className={documents["rows"]} aria-label={label}>
    {tasks.map((task) => (
      <TaskRow key={task.id} organization={organization} task={task} />
    ))}
  </ul>
)

const Tasks = ({ organization }: Props) => {
  const m = useMessages(catalogue)
  const query = useTasks(organization)
  if (!query.data)
    return (
      <Panel flush>
        <NotLoaded query={query} rows={8} />
      </Panel>
    )
  const active = query.data.filter(isActive)
  const archived = query.data.filter((task) => !isActive(task))
  return (
    <>
      {active.length === 0 ? (
        <Empty organization={organization} />
      ) : (
        <Panel title={m.count(active.length)} flush>
          <List organization={organization} label={m.list} tasks={active} />
        </Panel>
      )}
      {archived.length > 0 && (
        <Panel title={m.archivedTitle} about={m.archivedAbout} flush>
          <List organization={organization} label={m.archivedTitle} tasks={archived} />
        </Panel>
      )}
    </>
  )
}

const actions = (organization: Organization) => <Add organization={organization} />

/** What is done to the organization's vehicles. */
export const TasksPage = () => (
  <ServicesFrame permission="services.read" renderActions={actions}>
    {(organization) => <Tasks key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = TasksPage
