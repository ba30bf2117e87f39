import { Button, Heading } from "@radix-ui/themes"
import { FileDown, Undo2 } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import styles from "../Imports.module.css"
import { useRows } from "../imports.ts"
import { imports } from "../messages/index.ts"
import { Counts, UndoneCounts } from "./Counts.tsx"
import type { StepProps } from "./props.ts"
import { useTexts } from "./useTexts.ts"

interface Props extends StepProps {
  /** Chooses another file. */
  readonly onAnother: () => void
}

const FailedRows = ({ organization, target, view }: StepProps) => {
  const m = useMessages(imports).result
  const { labelledTextOf } = useTexts(target)
  const rows = useRows(organization, view.id, "failed").data?.items ?? []
  if (rows.length === 0) return null
  const more = view.failed - rows.length
  return (
    <ul className={styles["faults"]} aria-label={m.errors}>
      {rows.map(({ line, errors }) => (
        <li key={line}>
          <b>{m.line(line)}</b> {errors.map(labelledTextOf).join(" ")}
        </li>
      ))}
      {more > 0 && <li>{m.more(more)}</li>}
    </ul>
  )
}

const Undo = ({ view, actions }: StepProps) => {
  const m = useMessages(imports).result
  const [isOpen, setOpen] = useState(false)
  const isAgain = view.state === "undo_failed"
  return (
    <>
      <OnlineButton
        variant="surface"
        color="gray"
        loading={actions.undo.isPending}
        onClick={() => setOpen(true)}
      >
        <Undo2 size={16} aria-hidden="true" />
        {isAgain ? m.undoAgain : m.undo}
      </OnlineButton>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.undoTitle}
        confirm={isAgain ? m.undoAgain : m.undo}
        busy={actions.undo.isPending}
        onConfirm={() => actions.undo.mutate(undefined, { onSettled: () => setOpen(false) })}
      >
        {m.undoAbout}
      </ConfirmDialog>
    </>
  )
}

const Download = ({ actions }: Pick<StepProps, "actions">) => (
  <OnlineButton
    variant="surface"
    color="gray"
    loading={actions.download.isPending}
    onClick={() => actions.download.mutate()}
  >
    <FileDown size={16} aria-hidden="true" />
    {useMessages(imports).result.download}
  </OnlineButton>
)

const TITLED = ["finished", "stopped", "failed", "undone", "undo_failed"] as const
type Titled = (typeof TITLED)[number]
const titledState = (state: string): Titled => TITLED.find((one) => one === state) ?? "finished"

/** The result of an import, and the next steps: fix the invalid rows, continue it, or undo all of it. */
export const Report = (props: Props) => {
  const m = useMessages(imports).result
  const { view, actions, target, onAnother } = props
  const { problemOf } = useTexts(target)
  const { state, fault, has_rows, created, updated, failed } = view
  const isUndone = state === "undone" || state === "undo_failed"
  const canUndo = has_rows && state !== "undone" && created + updated > 0
  return (
    <div className={styles["stage"]}>
      <output>
        <Heading as="h3" size="4">
          {m[titledState(state)]}
        </Heading>
      </output>
      {isUndone ? <UndoneCounts view={view} /> : <Counts view={view} />}
      <Alert error={fault === null ? undefined : problemOf(fault)} />
      {failed > 0 && has_rows && !isUndone && <FailedRows {...props} />}
      {!has_rows && <p className={styles["soft"]}>{m.rowsDeleted}</p>}
      <div className={styles["submit"]}>
        {failed > 0 && has_rows && <Download actions={actions} />}
        {canUndo && <Undo {...props} />}
        <Button variant="surface" color="gray" onClick={onAnother}>
          {m.another}
        </Button>
        {(state === "stopped" || state === "failed") && has_rows && (
          <OnlineButton loading={actions.run.isPending} onClick={() => actions.run.mutate()}>
            {m.continue}
          </OnlineButton>
        )}
        {(state === "finished" || state === "undone") && (
          <Button asChild>
            <Link to={target.page}>{m.done}</Link>
          </Button>
        )}
      </div>
    </div>
  )
}
