import { useState } from "react"
import type { Organization } from "#tenancy/contract"
import { useSearchParams } from "react-router"
import type { Filter } from "../../ui/filters/Filter.ts"
import type { Column } from "../../ui/table/Column.ts"
import {
  sameColumns,
  sameOrder,
  type ShownColumns,
  standardColumns,
  validColumns
} from "../../ui/table/shownColumns.ts"
import { type SearchSchema, type SharedParameter, useSearchState } from "../../ui/useSearchState.ts"
import { useSavedViews, VIEW } from "./savedViews.ts"
import { type StandardView, standardViewOf } from "./standardViews.ts"
import { useStoredColumns } from "./storedColumns.ts"

/** What a page declares of its list. */
export interface ListOptions<S extends SearchSchema, A> {
  readonly organization: Organization
  /** Identifies the list permanently: `customers`. */
  readonly name: string
  /** Its parameters: filters and `sort`, as the contract declares them. */
  readonly search: S
  readonly columns: ReadonlyArray<Column<A>>
  /** How it can be filtered, besides a search. */
  readonly filters: ReadonlyArray<Filter>
  /** The parameter that some of the filters share. */
  readonly shared?: SharedParameter
  /** Its order if the address names none, as in `Column.sort`. */
  readonly sort: string
  /** The views that it offers to everyone. The first one is what its address shows without parameters. */
  readonly views: ReadonlyArray<StandardView>
}

const removed = (name: string) => [name, undefined] as const

/** The saved view in the address; it is `missing` until it is known what it contains. */
const useOpenedView = (organization: Organization, list: string) => {
  const [params] = useSearchParams()
  const { data, isLoading } = useSavedViews(organization, list)
  const saved = data?.items.find(({ id }) => id === params.get(VIEW))
  return { all: data?.items ?? [], saved, missing: isLoading && params.has(VIEW) }
}

/** The columns of a list: those of a saved view with what was changed since, or those a person chose in this browser. */
const useColumns = <S extends SearchSchema, A>(
  { organization, name, columns }: ListOptions<S, A>,
  { saved }: ReturnType<typeof useOpenedView>
) => {
  const [stored, store] = useStoredColumns(organization, name)
  const [draft, setDraft] = useState<{ readonly view: string; readonly shown: ShownColumns }>()
  const view = saved && `${saved.id} ${saved.version}`
  const changed = draft && draft.view === view ? draft.shown : undefined
  const shown = validColumns(columns, changed ?? (saved ? saved.columns : stored))
  return {
    columns,
    shown,
    show: (next: ShownColumns) => (view === undefined ? store(next) : setDraft({ view, shown: next })),
    /** The shown columns, if they are not those of the list: for an export. */
    chosen: sameOrder(shown, standardColumns(columns)) ? undefined : shown
  }
}

/**
 * The state of a list page: its filters and order, in the address, its columns and views. Pass it to the parts of the page,
 * and `values` to its queries, which wait while it is pending.
 */
export const useList = <S extends SearchSchema, A>(options: ListOptions<S, A>) => {
  const { organization, name, search, filters, shared, sort, views } = options
  const opened = useOpenedView(organization, name)
  const { saved, all } = opened
  const state = useSearchState(search, { fallback: saved?.query, shared })
  const { texts, query, change, read, write } = state
  const columns = useColumns(options, opened)
  const standard = saved ? undefined : standardViewOf(views, texts)
  const before = saved
    ? { query: write(read(saved.query)), shown: validColumns(options.columns, saved.columns) }
    : { query: write(standard?.search ?? {}), shown: standardColumns(options.columns) }
  return {
    organization,
    name,
    ...state,
    ...columns,
    filters,
    /** While the address names a saved view whose filters are not loaded. */
    isPending: opened.missing && query === "",
    sort: texts["sort"] ?? sort,
    sortBy: (chosen: string) => change({ sort: chosen === sort ? undefined : chosen }),
    /** Removes the search and all filters. */
    clear: () => {
      const keys = ["search", ...filters.map(({ key }) => key), ...(shared ? [shared.field] : [])]
      change(Object.fromEntries(keys.map(removed)))
    },
    views: {
      standard: views.map((one) => ({ ...one, query: write(one.search), isActive: one === standard })),
      saved: all.map((view) => ({ view, isActive: view === saved })),
      /** The saved view that is shown. */
      current: saved,
      /** Whether what is shown is not, or no longer, what the view contains. */
      isChanged: query !== before.query || !sameColumns(columns.shown, before.shown)
    }
  }
}

export type List<S extends SearchSchema, A> = ReturnType<typeof useList<S, A>>
/** As far as its views are concerned. */
export type ListViews = Pick<List<SearchSchema, never>, "organization" | "name" | "query" | "shown" | "views">
