import type { To } from "react-router"
import type { CSSProperties, ReactNode } from "react"
import type { Pages } from "../../api/usePages.ts"
import { useShortcuts } from "../../app/actions/shortcuts.ts"
import { NotLoaded } from "../ListStates.tsx"
import { LoadMore } from "../LoadMore.tsx"
import type { Selection } from "../useSelection.ts"
import type { Column } from "./Column.ts"
import styles from "./DataTable.module.css"
import { laidOut, tracksOf } from "./layout.ts"
import type { ShownColumns } from "./shownColumns.ts"
import { ROW_SHORTCUTS } from "./rowActions.ts"
import { SkeletonBody } from "./SkeletonBody.tsx"
import { TableHead } from "./TableHead.tsx"
import { TableRow } from "./TableRow.tsx"
import { useSyncedScroll } from "./useSyncedScroll.ts"

/** What a row is called, and where it leads. */
export interface RowOf<A, Id extends string = string> {
  readonly id: (row: A) => Id
  readonly name: (row: A) => string
  readonly link: (row: A) => To
}

export interface DataTableProps<A, Id extends string> {
  /** The name of the table. */
  readonly label: string
  readonly query: Pages<A>
  readonly columns: ReadonlyArray<Column<A>>
  readonly shown: ShownColumns
  readonly onShow: (shown: ShownColumns) => void
  readonly row: RowOf<A, Id>
  /** The order of the list, as in `Column.sort`. */
  readonly sort: string
  readonly onSort: (sort: string) => void
  /** Undefined if there is nothing to do with selected rows. */
  readonly selection: Selection<Id> | undefined
  /** Shown instead of a table without rows. */
  readonly empty: ReactNode
}

/**
 * A paginated list as a table, with all its states: loading, offline, failed, empty, and more further down. Where there is
 * no room for columns, rows are cards.
 */
export const DataTable = <A, Id extends string>(props: DataTableProps<A, Id>) => {
  const { label, query, columns, shown, row, selection, empty } = props
  const { head, body, onScroll } = useSyncedScroll()
  useShortcuts(ROW_SHORTCUTS)
  const isLoading = query.isPending && query.fetchStatus !== "paused"
  if (!query.data && !isLoading) return <NotLoaded query={query} />
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (!isLoading && rows.length === 0) return empty
  const visible = laidOut(columns, shown)
  const selectable = selection !== undefined
  // Border: CSS variables are not part of React's type.
  const tracks = tracksOf(visible, selectable) as CSSProperties
  const isStale = query.isPlaceholderData
  return (
    <div className={styles["table"]} data-stale={isStale} style={tracks}>
      <table aria-label={label} aria-busy={isStale || isLoading} data-selectable={selectable}>
        <TableHead {...props} visible={visible} ref={head} onScroll={onScroll} />
        {isLoading ? (
          <SkeletonBody columns={visible} selectable={selectable} />
        ) : (
          <tbody ref={body} onScroll={onScroll}>
            {rows.map((one) => (
              <TableRow key={row.id(one)} value={one} of={row} columns={visible} selection={selection} />
            ))}
          </tbody>
        )}
      </table>
      <LoadMore query={query} rows={rows.length} />
    </div>
  )
}
