import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { ProgressBar } from "../../../ui/ProgressBar.tsx"
import styles from "../Imports.module.css"
import { imports } from "../messages/index.ts"
import { DASHES, partOf, usePercent } from "../usePercent.ts"
import { Counts, UndoneCounts } from "./Counts.tsx"
import type { StepProps } from "./props.ts"

/** An import in progress: how far it is, and a stop button. */
export const Running = ({ view, actions }: StepProps) => {
  const m = useMessages(imports).running
  const { number } = useFormat()
  const percent = usePercent()
  const part = partOf(view.done, view.rows)
  return (
    <div className={styles["stage"]}>
      <ProgressBar
        value={Math.floor(part * DASHES)}
        max={DASHES}
        label={m.progress(percent(part), number(view.done), number(view.rows))}
      />
      <Counts view={view} />
      <p className={styles["soft"]}>{m.leave}</p>
      <div className={styles["submit"]}>
        <OnlineButton
          variant="surface"
          color="gray"
          loading={actions.stop.isPending}
          onClick={() => actions.stop.mutate()}
        >
          {m.stop}
        </OnlineButton>
      </div>
    </div>
  )
}

/** An undo in progress. */
export const Undoing = ({ view }: Pick<StepProps, "view">) => {
  const m = useMessages(imports)
  const percent = usePercent()
  const { created, updated, unchanged, skipped, failed } = view
  const part = 1 - partOf(view.done, created + updated + unchanged + skipped + failed)
  return (
    <div className={styles["stage"]}>
      <ProgressBar value={Math.floor(part * DASHES)} max={DASHES} label={m.undoing(percent(part))} />
      <UndoneCounts view={view} />
      <p className={styles["soft"]}>{m.running.leave}</p>
    </div>
  )
}
