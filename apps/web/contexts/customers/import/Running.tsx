import { Button } from "@radix-ui/themes"
import { useProblemText } from "../../../api/problem.ts"
import { customers } from "../messages/index.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ProgressBar } from "../../../ui/ProgressBar.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import styles from "./Import.module.css"
import { NO_PROGRESS } from "./sending.ts"
import type { Run, useImport } from "./useImport.ts"

interface Props {
  readonly run: Run | undefined
  readonly importing: Pick<ReturnType<typeof useImport>, "stop" | "tryNow">
}

const DASHES = 24

const Waiting = ({ error, tryNow }: { readonly error: unknown; readonly tryNow: () => void }) => {
  const m = useMessages(customers).importing
  const problemText = useProblemText()
  return (
    <output className={styles["waiting"]}>
      <StateBadge state="caution">{m.waiting}</StateBadge>
      <span className={styles["soft"]}>{problemText(error)}</span>
      <Button variant="surface" color="gray" onClick={tryNow}>
        {m.tryNow}
      </Button>
    </output>
  )
}

/** An import in progress: how far it is, the errors so far, and a stop button. */
export const Running = ({ run, importing }: Props) => {
  const m = useMessages(customers).importing
  const percent = new Intl.NumberFormat(useLocale(), { style: "percent" })
  const { read, rows, created, skipped, faults } = run?.progress ?? NO_PROGRESS
  const stopping = run?.state === "stopping"
  return (
    <div className={styles["stage"]}>
      <ProgressBar
        value={Math.floor(read * DASHES)}
        max={DASHES}
        label={m.progress(percent.format(read), rows)}
      />
      <div className={styles["counts"]}>
        <StateBadge state="go">{m.report.created(created)}</StateBadge>
        {skipped > 0 && <StateBadge state="idle">{m.skipping(skipped)}</StateBadge>}
        {faults.length > 0 && <StateBadge state="stop">{m.invalid(faults.length)}</StateBadge>}
      </div>
      {run?.state === "waiting" && <Waiting error={run.error} tryNow={importing.tryNow} />}
      <p className={styles["soft"]}>{m.keepOpen}</p>
      <div className={styles["submit"]}>
        <Button variant="surface" color="gray" aria-disabled={stopping} onClick={importing.stop}>
          {stopping ? m.stopping : m.stop}
        </Button>
      </div>
    </div>
  )
}
