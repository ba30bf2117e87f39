import type { Organization } from "#tenancy/contract"
import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode, RefObject } from "react"
import { SelectionBar } from "../../../ui/SelectionBar.tsx"
import type { Selection } from "../../../ui/useSelection.ts"
import styles from "./ListSummary.module.css"
import { useEverything } from "./useEverything.ts"

interface Props<Id extends string> {
  readonly organization: Organization
  /** Undefined if there is nothing to do with selected records. */
  readonly selection: Selection<Id> | undefined
  /** The loaded records. */
  readonly ids: ReadonlyArray<Id>
  /** How many records match. */
  readonly count: Pick<UseQueryResult<{ readonly count: number }>, "data" | "isPlaceholderData">
  /** How many that is, in words. */
  readonly countText: (count: number) => string
  /** The ids of all records that match: see `everyId`. */
  readonly loadEvery: (isWanted: () => boolean) => Promise<ReadonlyArray<Id>>
  /** While the selected records are changed. */
  readonly busy: boolean
  /** The box of all records; it gets the focus from buttons that disappear. */
  readonly box: RefObject<HTMLButtonElement | null>
  /** What can be done with the selected records. */
  readonly actions: ReactNode
  /** At the end of the line while nothing is selected. */
  readonly aside: ReactNode
}

/** The line above a list: the number of records, or what can be done with the selected ones. */
export const ListSummary = <Id extends string>(props: Props<Id>) => {
  const { organization, selection, ids, count, countText, loadEvery, ...rest } = props
  const { data, isPlaceholderData: isStale } = count
  const everything = useEverything(organization, selection, loadEvery)
  return (
    <SelectionBar
      {...rest}
      selection={selection}
      listed={ids}
      total={isStale ? undefined : data?.count}
      onEverything={everything.select}
      completing={everything.isPending}
      summary={
        data && (
          <span className={styles["count"]} data-stale={isStale}>
            {countText(data.count)}
          </span>
        )
      }
    />
  )
}
