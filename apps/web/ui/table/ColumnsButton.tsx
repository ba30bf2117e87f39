import { Button, IconButton, Popover, SegmentedControl } from "@radix-ui/themes"
import { ArrowDown, ArrowUp, SlidersHorizontal } from "lucide-react"
import { useState } from "react"
import { density } from "../../app/density.ts"
import { usePersistedChoice } from "../../app/usePersistedChoice.ts"
import { lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { PopoverContent } from "../PopoverContent.tsx"
import { PopoverRoot } from "../PopoverRoot.tsx"
import type { Column } from "./Column.ts"
import styles from "./ColumnsButton.module.css"
import { moveColumn, sameColumns, type ShownColumns, standardColumns, toggleColumn } from "./shownColumns.ts"

interface Props {
  readonly columns: ReadonlyArray<Pick<Column<never>, "key" | "title" | "alwaysShown" | "hidden">>
  readonly shown: ShownColumns
  readonly onShow: (shown: ShownColumns) => void
}

/** The shown columns in their order, then the others. */
const inOrder = ({ columns, shown }: Props) => {
  const at = new Map(shown.map(({ key }, index) => [key, index]))
  return columns
    .map((column) => ({ column, at: at.get(column.key) }))
    .toSorted((a, b) => (a.at ?? shown.length) - (b.at ?? shown.length))
}

const ColumnList = (props: Props) => {
  const { columns, shown, onShow } = props
  const m = useMessages(lists).columns
  return (
    <ul className={styles["columns"]}>
      {inOrder(props).map(({ column: { key, title, alwaysShown = false }, at }) => {
        const isFixed = alwaysShown || key === columns[0]?.key
        return (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={at !== undefined}
                disabled={isFixed}
                onChange={() => onShow(toggleColumn(shown, key))}
              />
              <span>{title}</span>
            </label>
            {at !== undefined && at > 0 && (
              <>
                <IconButton
                  variant="ghost"
                  color="gray"
                  aria-label={m.up(title)}
                  disabled={at === 1}
                  onClick={() => onShow(moveColumn(shown, key, at - 1))}
                >
                  <ArrowUp size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  variant="ghost"
                  color="gray"
                  aria-label={m.down(title)}
                  disabled={at === shown.length - 1}
                  onClick={() => onShow(moveColumn(shown, key, at + 1))}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </IconButton>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const chooseDensity = (chosen: string) => {
  const one = density.values.find((known) => known === chosen)
  if (one) density.choose(one)
}

/** The height of rows: the same choice as in the user menu. */
const Density = () => {
  const m = useMessages(lists).density
  const value = usePersistedChoice(density)
  return (
    <SegmentedControl.Root
      aria-label={m.label}
      className={styles["density"]}
      value={value}
      onValueChange={chooseDensity}
    >
      {density.values.map((one) => (
        <SegmentedControl.Item key={one} value={one}>
          {m[one]}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}

/** Which columns a table shows and in which order, and the height of its rows. */
export const ColumnsButton = (props: Props) => {
  const { columns, shown, onShow } = props
  const m = useMessages(lists).columns
  const [open, setOpen] = useState(false)
  const standard = standardColumns(columns)
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Button variant="ghost" color="gray" className={styles["button"]} aria-label={m.label}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          <span>{m.label}</span>
        </Button>
      </Popover.Trigger>
      <PopoverContent size="1" align="end" width="280px" aria-label={m.label} className={styles["popover"]}>
        <ColumnList {...props} />
        <Density />
        <Button
          variant="ghost"
          color="gray"
          disabled={sameColumns(shown, standard)}
          onClick={() => onShow(standard)}
        >
          {m.reset}
        </Button>
      </PopoverContent>
    </PopoverRoot>
  )
}
