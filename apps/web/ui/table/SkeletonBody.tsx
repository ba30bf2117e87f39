import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { SkeletonLine } from "../Skeleton.tsx"
import styles from "./DataTable.module.css"
import type { LaidOut } from "./layout.ts"

const ROWS = 6
const WIDTHS = ["72%", "48%", "60%", "54%", "66%"]

interface Props<A> {
  readonly columns: ReadonlyArray<LaidOut<A>>
  readonly selectable: boolean
}

/** Rows without content, in the shape of those that load. They appear after 150 ms, so that fast responses do not flash. */
export const SkeletonBody = <A,>({ columns, selectable }: Props<A>) => {
  const { loading } = useMessages(common)
  return (
    <tbody className={styles["skeleton"]} aria-label={loading}>
      {Array.from({ length: ROWS }, (_, row) => (
        <tr key={row}>
          {selectable && <td className={styles["select"]} aria-hidden="true" />}
          {columns.map(({ column }, at) => (
            <td key={column.key} data-first={at === 0} data-align={column.align} data-sparse={column.sparse}>
              <SkeletonLine width={WIDTHS[(row + at) % WIDTHS.length] ?? "60%"} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
