import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./Skeleton.module.css"

interface LineProps {
  /** Any CSS width. */
  readonly width?: string
}

/** A placeholder for one line of text. */
export const SkeletonLine = ({ width = "100%" }: LineProps) => (
  <span className={styles["line"]} style={{ width }} />
)

const WIDTHS = ["62%", "48%", "55%", "40%"]

/**
 * A placeholder for a list: avatar, two lines, a state. Appears after 150 ms, so that fast responses do not
 * flash.
 */
export const SkeletonRows = ({ rows = 4 }: { readonly rows?: number }) => {
  const m = useMessages(common)
  return (
    <output className={styles["rows"]} aria-label={m.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles["row"]}>
          <span className={styles["disc"]} />
          <span className={styles["lines"]}>
            <SkeletonLine {...(WIDTHS[row % 4] && { width: WIDTHS[row % 4] })} />
            <SkeletonLine width="30%" />
          </span>
          <span className={styles["end"]} />
        </span>
      ))}
    </output>
  )
}
