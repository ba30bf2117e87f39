import { FilterBar } from "../../ui/filters/FilterBar.tsx"
import { SearchField } from "../../ui/SearchField.tsx"
import type { SearchSchema } from "../../ui/useSearchState.ts"
import styles from "./ListControls.module.css"
import type { List } from "./useList.ts"
import { ViewTabs } from "./ViewTabs.tsx"

interface Props<S extends SearchSchema, A> {
  readonly list: List<S, A>
  /** The label of the search field; none for lists that are only filtered. */
  readonly search?: string
}

/** What is above a list: its views, a search and its filters. */
export const ListControls = <S extends SearchSchema, A>({ list, search }: Props<S, A>) => (
  <>
    <ViewTabs list={list} />
    <search className={styles["controls"]}>
      {search !== undefined && (
        <SearchField
          main
          label={search}
          value={list.texts["search"] ?? ""}
          onSearch={(text) => list.change({ search: text })}
        />
      )}
      <FilterBar filters={list.filters} values={list.texts} onChange={list.change} />
    </search>
  </>
)
