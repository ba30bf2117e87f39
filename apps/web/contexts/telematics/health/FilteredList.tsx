import type { ReactNode } from "react"
import type { Pages } from "../../../api/usePages.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { FilterBar } from "../../../ui/filters/FilterBar.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SummaryBar } from "../../../ui/SummaryBar.tsx"
import type { useSearchState } from "../../../ui/useSearchState.ts"
import styles from "./Health.module.css"

interface Props<A> {
  readonly query: Pages<A>
  readonly filters: ReadonlyArray<Filter>
  readonly search: Pick<ReturnType<typeof useSearchState>, "texts" | "change">
  readonly messages: {
    readonly list: string
    readonly count: (count: number, more: boolean) => string
    readonly notFound: string
    readonly empty: { readonly title: string; readonly sentence: string }
  }
  /** One row: a list item with its key. */
  readonly children: (item: A) => ReactNode
}

/** A list with filters in the address, and how many items it shows. */
export const FilteredList = <A,>({ query, filters, search, messages: m, children }: Props<A>) => {
  const { clearFilters } = useMessages(common)
  const { texts, change } = search
  const shown = query.data?.pages.flatMap(({ items }) => items) ?? []
  const clear = () => change(Object.fromEntries(filters.map(({ key }) => [key, undefined])))
  return (
    <>
      <search className={styles["controls"]}>
        <FilterBar filters={filters} values={texts} onChange={change} />
      </search>
      <Panel flush>
        {shown.length > 0 && <SummaryBar aside={null}>{m.count(shown.length, query.hasNextPage)}</SummaryBar>}
        <PagedList
          query={query}
          label={m.list}
          empty={
            Object.keys(texts).length > 0 ? (
              <NoResults level="h2" title={m.notFound} clear={clearFilters} onClear={clear} />
            ) : (
              <EmptyState title={m.empty.title}>{m.empty.sentence}</EmptyState>
            )
          }
        >
          {children}
        </PagedList>
      </Panel>
    </>
  )
}
