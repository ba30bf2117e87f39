import { Popover } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useState } from "react"
import { useFormat } from "../../i18n/format.ts"
import { lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { PopoverContent } from "../PopoverContent.tsx"
import { PopoverRoot } from "../PopoverRoot.tsx"
import { described } from "./describe.ts"
import type { Filter, RecordFilter } from "./Filter.ts"
import { FilterEditor } from "./FilterEditor.tsx"
import styles from "./Filters.module.css"

interface Props {
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onRemove: () => void
}

const RecordName = ({ filter, id }: { readonly filter: RecordFilter; readonly id: string }) =>
  useQuery(filter.nameOf(id)).data ?? "…"

/** What the filter's value is called. */
const Value = ({ filter, value }: Pick<Props, "filter" | "value">) => {
  const words = { m: useMessages(lists).filters, format: useFormat() }
  return filter.kind === "record" ? (
    <RecordName filter={filter} id={value} />
  ) : (
    described(filter, value, words)
  )
}

/** A filter that is on: pressed to edit it, and removed with its cross. */
export const FilterChip = ({ filter, value, onChange, onRemove }: Props) => {
  const m = useMessages(lists).filters
  const [open, setOpen] = useState(false)
  return (
    <span className={styles["chip"]}>
      <PopoverRoot open={open} onOpenChange={setOpen}>
        <Popover.Trigger>
          <button type="button" className={styles["edit"]}>
            <span className={styles["label"]}>{filter.label}</span>{" "}
            <span className={styles["value"]}>
              <Value filter={filter} value={value} />
            </span>
          </button>
        </Popover.Trigger>
        <PopoverContent size="1" width="264px" aria-label={filter.label}>
          <FilterEditor
            filter={filter}
            value={value}
            onChange={(next) => (next === "" ? onRemove() : onChange(next))}
            onClose={() => setOpen(false)}
          />
        </PopoverContent>
      </PopoverRoot>
      <button
        type="button"
        className={styles["remove"]}
        aria-label={m.remove(filter.label)}
        onClick={onRemove}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </span>
  )
}
