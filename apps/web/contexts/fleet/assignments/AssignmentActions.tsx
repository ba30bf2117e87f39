import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Ellipsis } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../ui/MenuRoot.tsx"
import { useOfflineProps } from "../../../ui/useOfflineProps.ts"
import { HandoverButton } from "../handovers/HandoverButton.tsx"
import { assignments } from "../messages/index.ts"
import { type AssignmentProps, useAssignmentCommands } from "./assignments.ts"
import styles from "./Assignments.module.css"

const EditAssignmentDialog = lazy(async () => ({
  default: (await import("./EditAssignmentDialog.tsx")).EditAssignmentDialog
}))

/** What managers can do without a handover. */
const Menu = (props: AssignmentProps) => {
  const m = useMessages(assignments)
  const { start, end, cancel } = useAssignmentCommands(props)
  const offline = useOfflineProps()
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
      <MenuRoot>
        <DropdownMenu.Trigger>
          <IconButton variant="ghost" color="gray" size="2" aria-label={m.more(driver.name)}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content variant="soft" color="gray" align="end">
          <DropdownMenu.Item onSelect={() => setEditing(true)}>{m.edit.open}</DropdownMenu.Item>
          {steps.map(({ label, take }) => (
            <DropdownMenu.Item key={label} {...offline} onSelect={take}>
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </MenuRoot>
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
