import { CustomerSort } from "#customers/contract"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Select } from "../../ui/Select.tsx"
import styles from "./Customers.module.css"
import type { View } from "./filter.ts"
import { customers } from "./messages/index.ts"

/** The order of the list; in place of the column headings where there are none, and for the last change. */
export const SortChoice = ({ view }: { readonly view: View }) => {
  const { sorts } = useMessages(customers)
  const { label } = useMessages(common).sort
  return (
    <div className={styles["sort"]}>
      <Select
        aria-label={label}
        value={view.sort}
        onChange={({ target }) => {
          const chosen = CustomerSort.literals.find((one) => one === target.value)
          if (chosen) view.sortBy(chosen)
        }}
      >
        {CustomerSort.literals.map((one) => (
          <option key={one} value={one}>
            {sorts[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}
