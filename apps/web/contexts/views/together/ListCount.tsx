import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { SummaryBar } from "../../../ui/SummaryBar.tsx"
import styles from "./ListSummary.module.css"

interface Props {
  /** How many records match. */
  readonly count: Pick<UseQueryResult<{ readonly count: number }>, "data" | "isPlaceholderData">
  /** How many that is, in words. */
  readonly countText: (count: number) => string
  /** At the end of the line. */
  readonly aside: ReactNode
}

/** The line above a list whose records cannot be selected: how many there are. */
export const ListCount = ({ count: { data, isPlaceholderData: isStale }, countText, aside }: Props) => (
  <SummaryBar aside={aside}>
    {data && (
      <span className={styles["count"]} data-stale={isStale}>
        {countText(data.count)}
      </span>
    )}
  </SummaryBar>
)
