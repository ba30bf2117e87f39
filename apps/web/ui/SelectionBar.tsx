import { Button } from "@radix-ui/themes"
import type { ReactNode, RefObject } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { OnlineButton } from "./OnlineButton.tsx"
import { SelectBox } from "./SelectBox.tsx"
import styles from "./SelectionBar.module.css"
import type { Selection } from "./useSelection.ts"

interface Props<Id extends string> {
  /** Undefined if there is nothing to do with selected rows. */
  readonly selection: Selection<Id> | undefined
  readonly listed: ReadonlyArray<Id>
  /** How many rows match, and how to select all of them, also those that are not loaded yet. */
  readonly total: number | undefined
  readonly onEverything: () => void
  /** While the rest of the matching rows loads. */
  readonly completing: boolean
  /** While the selected rows are changed. */
  readonly busy: boolean
  /** The box of all rows; it gets the focus from buttons that disappear. */
  readonly box: RefObject<HTMLButtonElement | null>
  /** While nothing is selected: how many rows match. */
  readonly summary: ReactNode
  /** What can be done with the selected rows. */
  readonly actions: ReactNode
  /** At the end of the line while nothing is selected. */
  readonly aside?: ReactNode
}

/** The line above a list: how many rows match or, once some are selected, how many those are and what can be done. */
export const SelectionBar = <Id extends string>(props: Props<Id>) => {
  const { selection, listed, total, onEverything, completing, busy, box, summary, actions, aside } = props
  const m = useMessages(common).selection
  const count = selection?.ids.length ?? 0
  const toggleAll = () => (selection?.all ? selection.clear() : selection?.choose(listed))
  const leave = (act: () => void) => () => {
    box.current?.focus()
    act()
  }
  return (
    <div className={styles["bar"]} data-selected={count > 0}>
      {selection && (
        <SelectBox
          ref={box}
          label={m.all}
          disabled={!selection.ready}
          checked={selection.all || (count > 0 && "indeterminate")}
          onToggle={toggleAll}
        />
      )}
      <output className={styles["count"]}>{count > 0 ? m.selected(count) : summary}</output>
      {count === 0 && aside}
      {selection && count > 0 && (
        <div className={styles["actions"]}>
          {selection.all && total !== undefined && total > count && (
            <OnlineButton variant="ghost" loading={completing} disabled={busy} onClick={leave(onEverything)}>
              {m.everything(total)}
            </OnlineButton>
          )}
          {actions}
          <Button variant="ghost" color="gray" disabled={busy} onClick={leave(selection.clear)}>
            {m.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
