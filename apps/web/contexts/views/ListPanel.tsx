import type { ReactNode } from "react"
import { Panel } from "../../ui/Panel.tsx"
import { ColumnsButton } from "../../ui/table/ColumnsButton.tsx"
import { DataTable, type DataTableProps } from "../../ui/table/DataTable.tsx"
import { SortChoice } from "../../ui/table/SortChoice.tsx"
import type { SearchSchema } from "../../ui/useSearchState.ts"
import type { List } from "./useList.ts"

type TableProps<A, Id extends string> = Pick<DataTableProps<A, Id>, "label" | "query" | "row" | "empty">

interface Props<S extends SearchSchema, A, Id extends string, Sort extends string> extends TableProps<A, Id> {
  readonly list: List<S, A>
  /** The orders that people can choose, and their names. */
  readonly sorts: ReadonlyArray<Sort>
  readonly sortNames: Readonly<Record<Sort, string>>
  /** The line above the table: how many records match, or what can be done with the selected ones. */
  readonly renderSummary: (aside: ReactNode) => ReactNode
  readonly selection?: DataTableProps<A, Id>["selection"]
}

/** The records of a list in a panel: how many there are, their order and columns, and a table. */
export const ListPanel = <S extends SearchSchema, A, Id extends string, Sort extends string>({
  list,
  sorts,
  sortNames,
  renderSummary,
  selection,
  ...table
}: Props<S, A, Id, Sort>) => {
  const { query } = table
  const hasRows = query.isPending || query.data?.pages.some(({ items }) => items.length > 0) === true
  return (
    <Panel flush>
      {hasRows &&
        renderSummary(
          <>
            <SortChoice
              options={sorts.map((sort) => [sort, sortNames[sort]])}
              sort={list.sort}
              onSort={list.sortBy}
            />
            <ColumnsButton columns={list.columns} shown={list.shown} onShow={list.show} />
          </>
        )}
      <DataTable
        // Without rows it takes the place of both, instead of moving up.
        key={String(hasRows)}
        columns={list.columns}
        shown={list.shown}
        onShow={list.show}
        sort={list.sort}
        onSort={list.sortBy}
        selection={selection}
        {...table}
      />
    </Panel>
  )
}
