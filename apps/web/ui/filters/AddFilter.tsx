import { Button, Popover } from "@radix-ui/themes"
import { ListFilter } from "lucide-react"
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { PopoverContent } from "../PopoverContent.tsx"
import { PopoverRoot } from "../PopoverRoot.tsx"
import type { Filter, FilterValues } from "./Filter.ts"
import { FilterEditor } from "./FilterEditor.tsx"
import styles from "./Filters.module.css"
import { FilterMenu } from "./FilterMenu.tsx"

interface Props {
  readonly filters: ReadonlyArray<Filter>
  readonly values: FilterValues
  readonly onChange: (key: string, value: string) => void
  readonly ref: RefObject<HTMLButtonElement | null>
}

/** The button that had the focus is gone. */
const FocusFirst = ({ children }: { readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>("input, button")?.focus(), [])
  return <div ref={element}>{children}</div>
}

/** Adds a filter: first which one, then its value, in the same place. */
export const AddFilter = ({ filters, values, onChange, ref }: Props) => {
  const m = useMessages(lists).filters
  const [open, setOpen] = useState(false)
  const [key, setKey] = useState<string>()
  const chosen = filters.find((filter) => filter.key === key)
  const change = (wanted: boolean) => {
    setOpen(wanted)
    setKey(undefined)
  }
  return (
    <PopoverRoot open={open} onOpenChange={change}>
      <Popover.Trigger>
        <Button ref={ref} variant="ghost" color="gray" className={styles["add"]}>
          <ListFilter size={16} aria-hidden="true" />
          {m.add}
        </Button>
      </Popover.Trigger>
      <PopoverContent size="1" width="264px" aria-label={chosen?.label ?? m.choose}>
        {chosen ? (
          <FocusFirst key={chosen.key}>
            <FilterEditor
              filter={chosen}
              value={values[chosen.key] ?? ""}
              onChange={(value) => onChange(chosen.key, value)}
              onClose={() => change(false)}
            />
          </FocusFirst>
        ) : (
          <FilterMenu filters={filters} values={values} onChoose={setKey} />
        )}
      </PopoverContent>
    </PopoverRoot>
  )
}
