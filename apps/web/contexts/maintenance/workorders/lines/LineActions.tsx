import { Button } from "@radix-ui/themes"
import { Check, Play, Square } from "lucide-react"
import { type ComponentType, lazy, Suspense, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../../ui/ActionMenu.tsx"
import { OnlineButton } from "../../../../ui/OnlineButton.tsx"
import { useMe } from "../../../identity/me.ts"
import styles from "../../Maintenance.module.css"
import { lines, workOrders } from "../../messages/pages.ts"
import {
  hasTimer,
  isOwnTimer,
  type LineCommands,
  type LineDialogProps,
  type LineProps,
  mayWork
} from "./lines.ts"

type Choice = "edit" | "complete" | "record" | "usePart"

const DIALOGS: Readonly<Record<Choice, ComponentType<LineDialogProps>>> = {
  edit: lazy(async () => ({ default: (await import("./EditLineDialog.tsx")).EditLineDialog })),
  complete: lazy(async () => ({ default: (await import("./CompleteDialog.tsx")).CompleteDialog })),
  record: lazy(async () => ({ default: (await import("./RecordDialog.tsx")).RecordDialog })),
  usePart: lazy(async () => ({ default: (await import("./UsePartDialog.tsx")).UsePartDialog }))
}

interface Props extends LineProps {
  readonly commands: LineCommands
}

/** Starts the user's timer on the line, or stops it. */
const Timer = ({ line, commands }: Pick<Props, "line" | "commands">) => {
  const m = useMessages(lines).line
  const me = useMe()
  const running = line.labor.find((labor) => isOwnTimer(labor, me))
  if (running)
    return (
      <OnlineButton
        variant="surface"
        color="gray"
        aria-label={m.stopTimerOf(line.title)}
        loading={commands.stopTimer.isPending}
        onClick={() => commands.stopTimer.mutate(running)}
      >
        <Square size={16} aria-hidden="true" />
        {m.stopTimer}
      </OnlineButton>
    )
  return (
    <OnlineButton
      variant="surface"
      color="gray"
      aria-label={m.startTimerOf(line.title)}
      loading={commands.startTimer.isPending}
      onClick={() => commands.startTimer.mutate()}
    >
      <Play size={16} aria-hidden="true" />
      {m.startTimer}
    </OnlineButton>
  )
}

interface MenuProps extends Props {
  readonly onChoose: (choice: Choice) => void
}

const More = ({ onChoose, ...props }: MenuProps) => {
  const { line, commands } = props
  const { line: m } = useMessages(lines)
  const { steps } = useMessages(workOrders)
  return (
    <ActionMenu label={m.more(line.title)} variant="surface">
      <DialogItem onOpen={() => onChoose("edit")}>{steps.edit}</DialogItem>
      {mayWork(props) && (
        <>
          <DialogItem onOpen={() => onChoose("record")}>{m.record}</DialogItem>
          <DialogItem onOpen={() => onChoose("usePart")}>{m.usePart}</DialogItem>
        </>
      )}
      {line.state !== "open" && <OnlineItem onSelect={() => commands.reopen.mutate()}>{m.reopen}</OnlineItem>}
      <OnlineItem onSelect={() => commands.remove.mutate()}>{m.remove}</OnlineItem>
    </ActionMenu>
  )
}

/** What can be done with a line. */
export const LineActions = (props: Props) => {
  const m = useMessages(lines).line
  const { line } = props
  const [opened, open] = useState<Choice>()
  const Opened = opened && DIALOGS[opened]
  return (
    <div className={styles["badges"]}>
      {line.warranty_check === "possible" && (
        <Button
          variant="surface"
          color="gray"
          aria-label={m.decideWarrantyOf(line.title)}
          onClick={() => open("edit")}
        >
          {m.decideWarranty}
        </Button>
      )}
      {hasTimer(props) && (
        <>
          <Button
            variant="surface"
            color="gray"
            aria-label={m.completeOf(line.title)}
            onClick={() => open("complete")}
          >
            <Check size={16} aria-hidden="true" />
            {m.complete}
          </Button>
          <Timer {...props} />
        </>
      )}
      <More {...props} onChoose={open} />
      {Opened && (
        <Suspense>
          <Opened {...props} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
