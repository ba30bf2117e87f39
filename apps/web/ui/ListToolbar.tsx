import { SegmentedControl } from "@radix-ui/themes"
import styles from "./ListToolbar.module.css"
import { SearchField } from "./SearchField.tsx"
import type { useListView } from "./useListView.ts"

interface Props {
  readonly view: Pick<ReturnType<typeof useListView>, "filter" | "search" | "showArchived">
  /** What the search says. */
  readonly search: string
  readonly filter: { readonly label: string; readonly active: string; readonly archived: string }
}

/** Search, and which part of a list: what is in use or the archive. */
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
