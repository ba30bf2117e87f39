import type { ComponentProps } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonLine } from "../../ui/Skeleton.tsx"
import { operations } from "./messages/index.ts"
import { ATTENTION, LIFECYCLES, TODAY } from "./numbers/layout.ts"
import styles from "./numbers/Numbers.module.css"

interface Props {
  readonly query: ComponentProps<typeof NotLoaded>["query"]
}

const Rows = ({ title, rows }: { readonly title: string; readonly rows: number }) => (
  <Panel title={title} flush>
    <ul className={styles["rows"]}>
      {Array.from({ length: rows }, (_, row) => (
        <li key={row} className={styles["row"]}>
          <span className={styles["waiting"]}>
            <SkeletonLine width="40%" />
          </span>
        </li>
      ))}
    </ul>
  </Panel>
)

/** In place of the numbers while they are loaded, with the same dimensions; otherwise why there are none. */
export const LoadingCenter = ({ query }: Props) => {
  const m = useMessages(operations)
  if (query.error || query.fetchStatus === "paused")
    return (
      <Panel flush>
        <NotLoaded query={query} />
      </Panel>
    )
  return (
    <div className={styles["center"]} aria-busy="true">
      <Panel title={m.today} flush>
        <ul className={styles["tiles"]}>
          {TODAY.map(({ name }) => (
            <li key={name} className={styles["tile"]}>
              <span className={styles["waiting"]}>
                <SkeletonLine width="32px" />
                <SkeletonLine width="80%" />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <div className={styles["columns"]}>
        <div>
          <Rows title={m.attention} rows={ATTENTION.length} />
        </div>
        <Rows title={m.byState} rows={LIFECYCLES.length + 1} />
      </div>
    </div>
  )
}
