import { moveFocus } from "./arrowKeys.ts"
import type { Filter, FilterValues } from "./Filter.ts"
import styles from "./Filters.module.css"

interface Props {
  readonly filters: ReadonlyArray<Filter>
  readonly values: FilterValues
  readonly onChoose: (key: string) => void
}

/** The filters that are not on. */
export const FilterMenu = ({ filters, values, onChoose }: Props) => (
  <div className={styles["options"]} onKeyDown={moveFocus} role="presentation">
    {filters
      .filter(({ key, retired = false }) => !retired && values[key] === undefined)
      .map(({ key, label }) => (
        <button key={key} type="button" className={styles["option"]} onClick={() => onChoose(key)}>
          <span>{label}</span>
        </button>
      ))}
  </div>
)
