import type { ReactNode } from "react"
import styles from "./SelectionBar.module.css"

interface Props {
  /** How many rows match. */
  readonly children: ReactNode
  /** At the end of the line. */
  readonly aside: ReactNode
}

/** The line above a list, as `SelectionBar`, if there is nothing to do with several rows. */
export const SummaryBar = ({ children, aside }: Props) => (
  <div className={styles["bar"]} data-selected="false">
    <output className={styles["count"]}>{children}</output>
    {aside}
  </div>
)
