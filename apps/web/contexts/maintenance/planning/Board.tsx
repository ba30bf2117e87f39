import { type PlanningBoard, workOrderName, type WorkOrderView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import type { CSSProperties } from "react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useNow } from "../../../ui/useNow.ts"
import { planning } from "../messages/pages.ts"
import { type By, type Column, type Row, rowOf, spanOf, type View } from "./layout.ts"
import { Card } from "./Card.tsx"
import styles from "./Planning.module.css"
import type { Moves } from "./useMoving.ts"

interface Props {
  readonly organization: Organization
  readonly board: PlanningBoard
  readonly view: View
  readonly by: By
  readonly rows: ReadonlyArray<Row>
  readonly columns: ReadonlyArray<Column>
  readonly moves: Moves
  readonly onOpen: (order: WorkOrderView) => void
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`

/** Where it is now, on a board that shows that. */
const NowLine = ({ columns }: Pick<Props, "columns">) => {
  const now = useNow()
  const column = columns.findIndex(({ from, until }) => from.getTime() <= now && now < until.getTime())
  const shown = columns[column]
  if (shown === undefined) return null
  const passed = (now - shown.from.getTime()) / (shown.until.getTime() - shown.from.getTime())
  return <span className={styles["now"]} style={{ left: percent(column + passed, columns.length) }} />
}

const useHeads = ({ time_zone: timeZone }: Organization, view: View) => {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(view === "day" ? { hour: "numeric" } : { weekday: "short", day: "numeric", month: "numeric" })
  })
  return (at: Date) => format.format(at)
}

const Lane = ({ row, at, ...props }: Props & { readonly row: Row; readonly at: number }) => {
  const { organization, board, view, by, rows, columns, moves, onOpen } = props
  const { moving } = moves
  const orders = board.scheduled.filter((order) => rowOf(order, by, rows) === at)
  return (
    <section className={styles["row"]} aria-label={row.name}>
      <b>{row.name}</b>
      <div className={styles["lane"]} data-row={at}>
        {columns.map(
          ({ from, opens }, n) =>
            opens === undefined && (
              <span
                key={from.getTime()}
                className={styles["closed"]}
                style={{ left: percent(n, columns.length), width: percent(1, columns.length) }}
              />
            )
        )}
        <NowLine columns={columns} />
        {orders.map((order) => {
          const { first, last } = spanOf(order, columns)
          return (
            <Card
              key={order.id}
              organization={organization}
              order={order}
              place={`${first + 1} / ${last + 2}`}
              withDay={view === "week"}
              moves={moves}
              onOpen={onOpen}
            />
          )
        })}
        {moving?.row === at && (
          <span className={styles["target"]} style={{ gridColumn: `${moving.column + 1} / span 1` }}>
            {workOrderName(moving.order.number)}
          </span>
        )}
      </div>
    </section>
  )
}

/** Who or what is busy when. On a phone it is a list. */
export const Board = (props: Props) => {
  const m = useMessages(planning)
  const head = useHeads(props.organization, props.view)
  const { rows, columns } = props
  // Border: React's types know no custom properties.
  const style = { "--columns": columns.length } as CSSProperties
  return (
    <section className={styles["board"]} style={style} aria-label={m.board}>
      <div className={styles["head"]} aria-hidden="true">
        {columns.map(({ from }) => (
          <span key={from.getTime()}>{head(from)}</span>
        ))}
      </div>
      {rows.map((row, at) => (
        <Lane key={row.id ?? ""} {...props} row={row} at={at} />
      ))}
    </section>
  )
}
