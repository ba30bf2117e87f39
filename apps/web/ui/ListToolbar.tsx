import { SegmentedControl } from "@radix-ui/themes"
import styles from "./ListToolbar.module.css"
import { SearchField } from "./SearchField.tsx"
import type { useListView } from "./useListView.ts"

interface Props {
  readonly view: Pick<ReturnType<typeof useListView>, "filter" | "search" | "showArchived">
  /** The label of the search field. */
  readonly search: string
  readonly filter: { readonly label: string; readonly active: string; readonly archived: string }
}

/** A search field, and a choice between active and archived items. */
export const ListToolbar = ({ view, search, filter }: Props) => (
  <search className={styles["toolbar"]}>
    <SearchField main label={search} value={view.filter.search} onSearch={view.search} />
    <SegmentedControl.Root
      aria-label={filter.label}
      value={view.filter.archived ? "archived" : "active"}
      onValueChange={(chosen) => view.showArchived(chosen === "archived")}
    >
      <SegmentedControl.Item value="active">{filter.active}</SegmentedControl.Item>
      <SegmentedControl.Item value="archived">{filter.archived}</SegmentedControl.Item>
    </SegmentedControl.Root>
  </search>
)
