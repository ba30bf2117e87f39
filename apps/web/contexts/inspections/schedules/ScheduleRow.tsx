import { Pause, Pencil, Play, Trash2 } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { schedules } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { type ScheduleProps, useScheduleCommands } from "./schedules.ts"
import { useScheduleWords } from "./useScheduleWords.ts"

interface Props extends ScheduleProps {
  readonly onEdit: () => void
}

const Menu = ({ onEdit, ...props }: Props) => {
  const { schedule } = props
  const m = useMessages(schedules)
  const { pause, resume, remove } = useScheduleCommands(props)
  const [toggle, ToggleIcon] = schedule.paused_at ? [resume, Play] : [pause, Pause]
  const [removing, confirm] = useState(false)
  return (
    <>
      <ActionMenu label={m.actionsOf(schedule.form.name)}>
        <DialogItem onOpen={onEdit}>
          <Pencil size={16} aria-hidden="true" /> {m.edit.open}
        </DialogItem>
        <OnlineItem onSelect={() => toggle.mutate()}>
          <ToggleIcon size={16} aria-hidden="true" /> {schedule.paused_at ? m.resume : m.pause}
        </OnlineItem>
        <DialogItem onOpen={() => confirm(true)}>
          <Trash2 size={16} aria-hidden="true" /> {m.remove.open}
        </DialogItem>
      </ActionMenu>
      <ConfirmDialog
        open={removing}
        onOpenChange={confirm}
        title={m.remove.title}
        confirm={m.remove.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {m.remove.about(schedule.form.name)}
      </ConfirmDialog>
    </>
  )
}

/** Which vehicles are inspected with which form, and how often. */
export const ScheduleRow = (props: Props) => {
  const { organization, schedule } = props
  const m = useMessages(schedules)
  const words = useScheduleWords(organization)
  const isRequired = schedule.required && m.requiredShort
  return (
    <li className={styles["row"]}>
      <div>
        <b>{schedule.form.name}</b>
        <StateBadge state={schedule.paused_at ? "idle" : "go"}>
          {schedule.paused_at ? m.isPaused : words.cadence(schedule.cadence)}
        </StateBadge>
        <span className={styles["hint"]}>
          {[
            words.rule(schedule.rule),
            schedule.paused_at && words.cadence(schedule.cadence),
            m.graceShort(schedule.grace_hours),
            isRequired
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      {organization.can.includes("inspections.edit_forms") && <Menu {...props} />}
    </li>
  )
}
