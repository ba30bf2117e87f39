import type { TaskView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense, useState } from "react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogItem } from "../../../ui/ActionMenu.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { ArchivableActions } from "../ArchivableActions.tsx"
import { maintenance } from "../messages/index.ts"
import { tasks } from "../messages/pages.ts"
import { isActive, useArchivingTask } from "./tasks.ts"

const TaskDialog = lazy(async () => ({ default: (await import("./TaskDialog.tsx")).TaskDialog }))

interface Props {
  readonly organization: Organization
  readonly task: TaskView
}

const Actions = ({ organization, task }: Props) => {
  const m = useMessages(tasks)
  const [editing, setEditing] = useState(false)
  const archiving = useArchivingTask(organization, task)
  return (
    <>
      <ArchivableActions name={task.name} isArchived={!isActive(task)} messages={m} {...archiving}>
        <DialogItem onOpen={() => setEditing(true)}>{m.edit}</DialogItem>
      </ArchivableActions>
      {editing && (
        <Suspense>
          <TaskDialog organization={organization} task={task} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** One task: its name and code, what it is about, and what can be done with it. */
export const TaskRow = (props: Props) => {
  const m = useMessages(tasks)
  const { systems } = useMessages(maintenance)
  const list = new Intl.ListFormat(useLocale())
  const { organization, task } = props
  const { name, code, system, default_minutes, instructions, parts } = task
  const about = [systems[system], default_minutes !== null && m.minutes(default_minutes)]
  return (
    <li className={documents["row"]}>
      <div>
        <p className={documents["name"]}>{name}</p>
        {code && <p className={documents["about"]}>{code}</p>}
      </div>
      <div>
        <p>{about.filter(Boolean).join(" · ")}</p>
        {instructions && <p className={documents["about"]}>{instructions}</p>}
        {parts.length > 0 && (
          <p className={documents["about"]}>{m.parts.listed(list.format(parts.map((part) => part.name)))}</p>
        )}
      </div>
      <div className={documents["actions"]}>
        {organization.can.includes("services.edit") && <Actions {...props} />}
      </div>
    </li>
  )
}
