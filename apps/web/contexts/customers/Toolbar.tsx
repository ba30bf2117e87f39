import { SegmentedControl } from "@radix-ui/themes"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { SearchField } from "../../ui/SearchField.tsx"
import styles from "./Customers.module.css"
import type { useView } from "./filter.ts"

/** Search, and which customers: those at hand or the archive. */
export const Toolbar = ({ view }: { readonly view: ReturnType<typeof useView> }) => {
  const m = useMessages(customers)
  return (
    <search className={styles["toolbar"]}>
      <SearchField main label={m.search} value={view.filter.search} onSearch={view.search} />
      <SegmentedControl.Root
        aria-label={m.filter.label}
        value={view.filter.archived ? "archived" : "active"}
        onValueChange={(chosen) => view.showArchived(chosen === "archived")}
      >
        <SegmentedControl.Item value="active">{m.filter.active}</SegmentedControl.Item>
        <SegmentedControl.Item value="archived">{m.filter.archived}</SegmentedControl.Item>
      </SegmentedControl.Root>
    </search>
  )
}
