import { Button } from "@radix-ui/themes"
import { CircleDashed } from "lucide-react"
import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { useLocalize, useMessages } from "../../i18n/useMessages.ts"
import { Panel } from "../../ui/Panel.tsx"
import { operationsInShell } from "./messages/index.ts"
import styles from "./SetupChecklist.module.css"
import type { OpenSetup } from "./useOpenSetup.ts"

/** So many of the next steps are shown. */
const NEXT = 3

interface RowProps {
  readonly step: OpenSetup[number]
  readonly isNext: boolean
}

const StepRow = ({ step: { title, about, action }, isNext }: RowProps) => {
  const localize = useLocalize()
  return (
    <li>
      <CircleDashed size={19} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{localize(title)}</b>
        <small>{localize(about)}</small>
      </span>
      {action && <ActionButton action={action} quiet={!isNext} />}
    </li>
  )
}

interface Props {
  readonly steps: OpenSetup
  readonly onHide: () => void
}

/** The next steps of setting up an organization; the first one is the page's primary action. */
export const SetupChecklist = ({ steps, onHide }: Props) => {
  const m = useMessages(operationsInShell).setup
  const open = steps.filter(({ progress }) => progress === "open")
  const aside = (
    <Button variant="ghost" color="gray" onClick={onHide}>
      {m.hide}
    </Button>
  )
  return (
    <Panel title={m.title} about={m.progress(steps.length - open.length, steps.length)} aside={aside} flush>
      <ol className={styles["steps"]} aria-label={m.title}>
        {open.slice(0, NEXT).map((step, at) => (
          <StepRow key={step.id} step={step} isNext={at === 0} />
        ))}
      </ol>
    </Panel>
  )
}
