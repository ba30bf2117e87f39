import type { ReactNode } from "react"
import { Link } from "react-router"
import { common, lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { SelectBox } from "../SelectBox.tsx"
import type { Selection } from "../useSelection.ts"
import type { RowOf } from "./DataTable.tsx"
import styles from "./DataTable.module.css"
import type { LaidOut } from "./layout.ts"

interface Props<A, Id extends string> {
  readonly value: A
  readonly of: RowOf<A, Id>
  readonly columns: ReadonlyArray<LaidOut<A>>
  readonly selection: Selection<Id> | undefined
}

interface CellProps<A> {
  readonly value: A
  readonly column: LaidOut<A>["column"]
  readonly children?: ReactNode
}

const Cell = <A,>({ value, column: { cell, title, align }, children }: CellProps<A>) => {
  const { none } = useMessages(lists)
  const content = cell(value)
  const isEmpty = content === null || content === undefined || content === false || content === ""
  return (
    <td data-align={align} data-empty={isEmpty}>
      {/* In a card, where there is no heading. */}
      <span className={styles["label"]} aria-hidden="true">
        {title}
      </span>
      <span className={styles["value"]}>{isEmpty ? none : content}</span>
      {children}
    </td>
  )
}

/** One row. All of it is a link: to be opened in another tab, or copied. */
export const TableRow = <A, Id extends string>({ value, of, columns, selection }: Props<A, Id>) => {
  const m = useMessages(common).selection
  const [first, ...rest] = columns
  const [id, to] = [of.id(value), of.link(value)]
  // A record beside its list is no step in the history; one with a page of its own is.
  const isBeside = typeof to !== "string" && to.pathname === undefined
  const link = { to, replace: isBeside, preventScrollReset: isBeside }
  const isSelected = selection?.has(id) ?? false
  return (
    <tr data-row="" data-selected={isSelected}>
      {selection && (
        <td className={styles["select"]}>
          <SelectBox
            label={m.item(of.name(value))}
            disabled={!selection.ready}
            checked={isSelected}
            onToggle={(range) => selection.toggle(id, range)}
          />
        </td>
      )}
      <th scope="row">
        {first?.column.lead?.(value)}
        <Link {...link} className={styles["name"]} data-row-link="">
          {first?.column.cell(value)}
        </Link>
      </th>
      {rest.map(({ column }, at) => (
        <Cell key={column.key} value={value} column={column}>
          {/* Covers the row. Not in the first cell: that stays in place when the table scrolls sideways. */}
          {at === 0 && <Link {...link} className={styles["cover"]} tabIndex={-1} aria-hidden="true" />}
        </Cell>
      ))}
    </tr>
  )
}
