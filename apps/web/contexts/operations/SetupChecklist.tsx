import { Button } from "@radix-ui/themes"
import { CircleCheck, CircleDashed } from "lucide-react"
import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { useLocalize, useMessages } from "../../i18n/useMessages.ts"
import { Panel } from "../../ui/Panel.tsx"
import { operationsInShell } from "./messages/index.ts"
import styles from "./SetupChecklist.module.css"
import type { OpenSetup } from "./useOpenSetup.ts"

interface RowProps {
  readonly step: OpenSetup[number]
  readonly isNext: boolean
}

const StepRow = ({ step, isNext }: RowProps) => {
  const localize = useLocalize()
  const { done } = useMessages(operationsInShell).setup
  const isDone = step.progress === "done"
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li data-done={isDone}>
      <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{localize(step.title)}</b>
        <small>{localize(step.about)}</small>
      </span>
      {isDone ? <em>{done}</em> : step.action && <ActionButton action={step.action} quiet={!isNext} />}
    </li>
  )
}

interface Props {
  readonly steps: OpenSetup
  readonly onHide: () => void
}

/** The steps of setting up an organization; the next one is the page's primary action. */
export const SetupChecklist = ({ steps, onHide }: Props) => {
  const m = useMessages(operationsInShell).setup
  const next = steps.find(({ progress }) => progress === "open")
  const done = steps.filter(({ progress }) => progress === "done").length
  const aside = (
    <Button variant="ghost" color="gray" onClick={onHide}>
      {m.hide}
    </Button>
  )
  return (
    <Panel title={m.title} about={m.progress(done, steps.length)} aside={aside} flush>
      <ol className={styles["steps"]} aria-label={m.title}>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
    </Panel>
  )
}
