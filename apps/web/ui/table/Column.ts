import type { ReactNode } from "react"

/**
 * A column of a list. The first column of a list names its rows: its cells are the links to them, and it is always shown,
 * at the beginning.
 */
export interface Column<A> {
  /** Identifies it permanently: saved views store it. */
  readonly key: string
  readonly title: string
  /** What its cells show; null or empty if the row has no value. */
  readonly cell: (row: A) => ReactNode
  /** In the first column, what is in front of the link: a picture or a sign. */
  readonly lead?: (row: A) => ReactNode
  /** The order by this column, as the list's `sort` calls it: `name`. With `-` in front, descending comes first. */
  readonly sort?: string
  /** The narrowest it gets in pixels, unless someone changes its width. */
  readonly width?: number
  /** Its share of the space that remains; 1 by default, 0 for a fixed width. */
  readonly grow?: number
  readonly align?: "end"
  /** Cannot be hidden. */
  readonly alwaysShown?: boolean
  /** Not shown unless chosen. */
  readonly hidden?: boolean
  /** Usually without a value: a card that is loading has no line for it. */
  readonly sparse?: boolean
}

const WIDTH = 140
/** Pixels. */
export const NARROWEST = 60
export const WIDEST = 800

export const widthOf = ({ width = WIDTH }: Pick<Column<never>, "width">) => width

/** The order of the list in the other direction. */
export const reversed = (sort: string) => (sort.startsWith("-") ? sort.slice(1) : `-${sort}`)

/** The order that a press on the heading of a column chooses. */
export const nextSort = (column: string, current: string) => (current === column ? reversed(column) : column)

/** How a list is ordered by a column, as `aria-sort` says it; undefined if it is not. */
export const directionOf = (column: string, current: string) => {
  if (current !== column && current !== reversed(column)) return undefined
  return current.startsWith("-") ? "descending" : "ascending"
}
