import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Select } from "../Select.tsx"
import styles from "./SortChoice.module.css"

interface Props {
  /** Each order, as in `Column.sort`, with its name. */
  readonly options: ReadonlyArray<readonly [sort: string, name: string]>
  readonly sort: string
  readonly onSort: (sort: string) => void
}

/** The order of a list, where cards have no headings to press. */
export const SortChoice = ({ options, sort, onSort }: Props) => {
  const { label } = useMessages(common).sort
  return (
    <div className={styles["choice"]}>
      <Select aria-label={label} value={sort} onChange={({ target }) => onSort(target.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
