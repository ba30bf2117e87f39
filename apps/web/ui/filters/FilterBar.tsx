import { Button } from "@radix-ui/themes"
import { useRef } from "react"
import { common, lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { AddFilter } from "./AddFilter.tsx"
import type { Filter, FilterValues } from "./Filter.ts"
import { FilterChip } from "./FilterChip.tsx"
import styles from "./Filters.module.css"

interface Props {
  /** Those that the list offers, in the order in which they are offered. */
  readonly filters: ReadonlyArray<Filter>
  /** The list's parameters, as in the address. */
  readonly values: FilterValues
  /** Undefined removes a filter. */
  readonly onChange: (change: FilterValues) => void
}

/** The filters of a list: those that are on, as chips, and a button that adds one. */
export const FilterBar = ({ filters, values, onChange }: Props) => {
  const m = useMessages(lists).filters
  const { clearFilters } = useMessages(common)
  const add = useRef<HTMLButtonElement>(null)
  const active = filters.flatMap((filter) => {
    const value = values[filter.key]
    return value === undefined ? [] : [{ filter, value }]
  })
  const remove = (...removed: ReadonlyArray<Filter>) => {
    // What had the focus disappears with the filter.
    add.current?.focus()
    onChange(Object.fromEntries(removed.map(({ key }) => [key, undefined])))
  }
  if (filters.length === 0) return null
  return (
    <fieldset aria-label={m.label} className={styles["bar"]}>
      {active.map(({ filter, value }) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          value={value}
          onChange={(next) => onChange({ [filter.key]: next })}
          onRemove={() => remove(filter)}
        />
      ))}
      <AddFilter
        ref={add}
        filters={filters}
        values={values}
        onChange={(key, value) => onChange({ [key]: value === "" ? undefined : value })}
      />
      {active.length > 0 && (
        <Button variant="ghost" color="gray" onClick={() => remove(...filters)}>
          {clearFilters}
        </Button>
      )}
    </fieldset>
  )
}
