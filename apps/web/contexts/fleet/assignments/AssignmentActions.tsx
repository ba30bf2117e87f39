import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import { HandoverButton } from "../handovers/HandoverButton.tsx"
import { assignments } from "../messages/pages.ts"
import { type AssignmentProps, useAssignmentCommands } from "./assignments.ts"
import styles from "./Assignments.module.css"

const EditAssignmentDialog = lazy(async () => ({
  default: (await import("./EditAssignmentDialog.tsx")).EditAssignmentDialog
}))

/** What managers can do without a handover. */
const Menu = (props: AssignmentProps) => {
  const m = useMessages(assignments)
  const { start, end, cancel } = useAssignmentCommands(props)
  const [editing, setEditing] = useState(false)
  const { assignment, organization } = props
  const { state, driver } = assignment
  if (!organization.can.includes("assignments.edit") || state === "ended" || state === "cancelled")
    return null
  const steps =
    state === "planned"
      ? [
          { label: m.start, take: () => start.mutate() },
          { label: m.cancel, take: () => cancel.mutate() }
        ]
      : [{ label: m.end, take: () => end.mutate() }]
  return (
    <>
      <ActionMenu label={m.more(driver.name)}>
        <DialogItem onOpen={() => setEditing(true)}>{m.edit.open}</DialogItem>
        {steps.map(({ label, take }) => (
          <OnlineItem key={label} onSelect={take}>
            {label}
          </OnlineItem>
        ))}
      </ActionMenu>
      {editing && (
        <Suspense>
          <EditAssignmentDialog {...props} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The next step of an assignment, as far as the user's role allows it. */
export const AssignmentActions = (props: AssignmentProps) => (
  <div className={styles["actions"]}>
    <HandoverButton {...props} />
    <Menu {...props} />
  </div>
)
