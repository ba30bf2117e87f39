import { ArrowDown, ArrowUp } from "lucide-react"
import type { DragEvent, Ref, UIEvent } from "react"
import { lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { type Column, directionOf, nextSort, widthOf } from "./Column.ts"
import { ColumnEdge } from "./ColumnEdge.tsx"
import type { DataTableProps } from "./DataTable.tsx"
import table from "./DataTable.module.css"
import type { LaidOut } from "./layout.ts"
import { moveColumn, resizeColumn, type ShownColumns } from "./shownColumns.ts"
import styles from "./TableHead.module.css"

interface Props<A, Id extends string> extends Pick<
  DataTableProps<A, Id>,
  "shown" | "onShow" | "sort" | "onSort" | "selection"
> {
  readonly visible: ReadonlyArray<LaidOut<A>>
  readonly ref: Ref<HTMLTableSectionElement>
  readonly onScroll: (event: UIEvent<HTMLTableSectionElement>) => void
}

interface HeadingProps extends Pick<DataTableProps<never, never>, "sort" | "onSort"> {
  readonly column: Pick<Column<never>, "title" | "sort">
}

/** The title of a column, which sorts the list if it can. */
const Heading = ({ column: { title, sort: order }, sort, onSort }: HeadingProps) => {
  if (order === undefined) return <span className={styles["title"]}>{title}</span>
  const direction = directionOf(order, sort)
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp
  return (
    <button type="button" className={styles["sort"]} onClick={() => onSort(nextSort(order, sort))}>
      <span className={styles["title"]}>{title}</span>
      <Arrow size={14} aria-hidden="true" data-on={direction !== undefined} />
    </button>
  )
}

const TYPE = "application/x-motorpool-column"

/** Dragging a heading onto another one moves its column there. The list of columns has buttons for it, too. */
const draggable = (key: string, at: number, shown: ShownColumns, onShow: (shown: ShownColumns) => void) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(TYPE, key)
    dataTransfer.effectAllowed = "move"
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(TYPE)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    onShow(moveColumn(shown, event.dataTransfer.getData(TYPE), at))
  }
})

/** The headings: they sort the list, and their edges change the widths of columns. */
export const TableHead = <A, Id extends string>(props: Props<A, Id>) => {
  const { visible, shown, onShow, sort, onSort, selection, ref, onScroll } = props
  const m = useMessages(lists).columns
  return (
    <thead ref={ref} onScroll={onScroll}>
      <tr>
        {selection && <td className={table["select"]} aria-hidden="true" />}
        {visible.map(({ column, width }, at) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            aria-label={column.title}
            aria-sort={column.sort === undefined ? undefined : (directionOf(column.sort, sort) ?? "none")}
            {...(at > 0 && draggable(column.key, at, shown, onShow))}
          >
            <Heading column={column} sort={sort} onSort={onSort} />
            <ColumnEdge
              label={m.width(column.title)}
              width={width ?? widthOf(column)}
              onResize={(wanted) => onShow(resizeColumn(shown, column.key, wanted))}
            />
          </th>
        ))}
      </tr>
    </thead>
  )
}
