import { Button, SegmentedControl } from "@radix-ui/themes"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { ProgressBar } from "../../../ui/ProgressBar.tsx"
import styles from "../Imports.module.css"
import { useRows } from "../imports.ts"
import { imports } from "../messages/index.ts"
import { DASHES, partOf, usePercent } from "../usePercent.ts"
import { Counts } from "./Counts.tsx"
import type { StepProps } from "./props.ts"
import { RowsTable } from "./RowsTable.tsx"

interface Props extends StepProps {
  /** Returns to the choice of columns. */
  readonly onBack: () => void
}

const Rows = ({ organization, target, view, isFailed }: StepProps & { readonly isFailed: boolean }) => {
  const m = useMessages(imports).check
  const query = useRows(organization, view.id, isFailed ? "failed" : undefined)
  if (!query.data) return <NotLoaded query={query} />
  return (
    <RowsTable
      label={isFailed ? m.failedTable : m.table}
      target={target}
      columns={view.plan?.columns ?? []}
      rows={query.data.items}
    />
  )
}

const Shown = ({
  isFailed,
  onChange
}: {
  readonly isFailed: boolean
  readonly onChange: (failed: boolean) => void
}) => {
  const m = useMessages(imports).check
  return (
    <SegmentedControl.Root
      aria-label={m.shown}
      className={styles["shown"] ?? ""}
      value={isFailed ? "failed" : "all"}
      onValueChange={(value) => onChange(value === "failed")}
    >
      <SegmentedControl.Item value="all">{m.all}</SegmentedControl.Item>
      <SegmentedControl.Item value="failed">{m.onlyFailed}</SegmentedControl.Item>
    </SegmentedControl.Root>
  )
}

/** What the import would do: numbers of all rows, and the first rows with their errors. */
export const Check = (props: Props) => {
  const m = useMessages(imports)
  const percent = usePercent()
  const { view, actions, onBack } = props
  const [wantsFailed, setWantsFailed] = useState(false)
  const isFailed = wantsFailed && view.failed > 0
  const isChecked = view.state === "checked"
  const isUseless = isChecked && view.created + view.updated === 0
  const part = partOf(view.done, view.rows)
  return (
    <div className={styles["stage"]}>
      {isChecked ? (
        <output className={styles["soft"]}>{m.check.done(view.rows)}</output>
      ) : (
        <ProgressBar value={Math.floor(part * DASHES)} max={DASHES} label={m.check.progress(percent(part))} />
      )}
      <Counts view={view} isPlanned />
      {view.failed > 0 && <Shown isFailed={isFailed} onChange={setWantsFailed} />}
      <Rows {...props} isFailed={isFailed} />
      {isUseless && <p>{m.check.none}</p>}
      <div className={styles["submit"]}>
        <Button variant="surface" color="gray" onClick={onBack}>
          {m.back}
        </Button>
        {!isUseless && (
          <OnlineButton loading={actions.run.isPending} onClick={() => actions.run.mutate()}>
            {m.check.start}
          </OnlineButton>
        )}
      </div>
    </div>
  )
}
