import { VisuallyHidden } from "@radix-ui/themes"
import { ArrowDown, ArrowUp } from "lucide-react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./SortHeader.module.css"

interface Props<Sort extends string> {
  readonly children: string
  /** The order of the list; `-` before the name of a column means descending. */
  readonly sort: Sort
  readonly ascending: Sort
  readonly descending: Sort
  /** Which one the first press chooses. */
  readonly first?: "ascending" | "descending"
  readonly onSort: (sort: Sort) => void
}

/** The heading of a column that sorts the list by it, and says so. */
export const SortHeader = <Sort extends string>(props: Props<Sort>) => {
  const { children, sort, ascending, descending, first = "ascending", onSort } = props
  const m = useMessages(common).sort
  const isSorted = sort === ascending || sort === descending
  const initial = first === "ascending" ? ascending : descending
  const reversed = sort === ascending ? descending : ascending
  const Arrow = sort === descending ? ArrowDown : ArrowUp
  return (
    <button type="button" className={styles["sort"]} onClick={() => onSort(isSorted ? reversed : initial)}>
      {children}
      {isSorted && <Arrow size={14} aria-hidden="true" />}
      {isSorted && <VisuallyHidden>{sort === ascending ? m.ascending : m.descending}</VisuallyHidden>}
    </button>
  )
}
