import { type Column, widthOf } from "./Column.ts"
import type { ShownColumns } from "./shownColumns.ts"

/** A shown column, and its width if someone changed it. */
export interface LaidOut<A> {
  readonly column: Column<A>
  readonly width: number | null
}

export const laidOut = <A>(
  columns: ReadonlyArray<Column<A>>,
  shown: ShownColumns
): ReadonlyArray<LaidOut<A>> =>
  shown.flatMap(({ key, width }) => {
    const column = columns.find((one) => one.key === key)
    return column ? [{ column, width }] : []
  })

/** Of the checkboxes, from the style sheet. */
const SELECT = "var(--select-width)"

const trackOf = <A>({ column, width }: LaidOut<A>) => {
  if (width !== null) return `${width}px`
  const { grow = 1 } = column
  return grow === 0 ? `${widthOf(column)}px` : `minmax(${widthOf(column)}px, ${grow}fr)`
}

/**
 * The tracks of all rows, and the width below which the table scrolls sideways. Each row lays out its own cells, and gets
 * the same result, because nothing depends on their content.
 */
export const tracksOf = <A>(columns: ReadonlyArray<LaidOut<A>>, selectable: boolean) => {
  const isFixed = columns.every(({ column, width }) => width !== null || column.grow === 0)
  const tracks = [
    ...(selectable ? [SELECT] : []),
    ...columns.map(trackOf),
    ...(isFixed ? ["minmax(0, 1fr)"] : [])
  ]
  const width = columns.reduce((sum, one) => sum + (one.width ?? widthOf(one.column)), 0)
  return {
    "--tracks": tracks.join(" "),
    "--table-width": selectable ? `calc(${width}px + ${SELECT})` : `${width}px`
  }
}
