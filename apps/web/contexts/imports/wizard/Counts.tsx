import type { ImportSummary } from "#imports/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import styles from "../Imports.module.css"
import { imports } from "../messages/index.ts"

type Numbers = Omit<ImportSummary, "id">

interface Props {
  readonly view: Numbers
  /** Before the import, the numbers say what it would do. */
  readonly isPlanned?: boolean
}

/** How many rows had which result; those without rows are left out, except the first. */
export const Counts = ({ view, isPlanned = false }: Props) => {
  const m = useMessages(imports).counts
  const { created, updated, unchanged, skipped, failed } = view
  const all: ReadonlyArray<readonly [State, number, string]> = [
    ["go", created, isPlanned ? m.toCreate(created) : m.created(created)],
    ["go", updated, isPlanned ? m.toUpdate(updated) : m.updated(updated)],
    ["idle", unchanged, m.unchanged(unchanged)],
    ["idle", skipped, m.skipped(skipped)],
    ["stop", failed, m.failed(failed)]
  ]
  return (
    <div className={styles["counts"]}>
      {all.map(([state, rows, text], at) =>
        rows > 0 || at === 0 ? (
          <StateBadge key={text} state={state}>
            {text}
          </StateBadge>
        ) : null
      )}
    </div>
  )
}

/** What became of the records of an undone import. */
export const UndoneCounts = ({ view }: Pick<Props, "view">) => {
  const m = useMessages(imports).counts
  const { removed, restored, archived, kept } = view
  const all = [
    [removed, m.removed(removed)],
    [restored, m.restored(restored)],
    [archived, m.archived(archived)],
    [kept, m.kept(kept)]
  ] as const
  return (
    <div className={styles["counts"]}>
      {all.map(([rows, text], at) =>
        rows > 0 || at === 0 ? (
          <StateBadge key={text} state="idle">
            {text}
          </StateBadge>
        ) : null
      )}
    </div>
  )
}
