import { type Column, NARROWEST, WIDEST } from "./Column.ts"

/** A column that is shown; null if it is as wide as the list suggests. */
export interface ShownColumn {
  readonly key: string
  readonly width: number | null
}

/** Which columns a table shows, from the first to the last. */
export type ShownColumns = ReadonlyArray<ShownColumn>

type Known = Pick<Column<never>, "key" | "alwaysShown" | "hidden">

/** The columns that a list shows if nothing else was chosen. */
export const standardColumns = (columns: ReadonlyArray<Known>): ShownColumns =>
  columns.filter(({ hidden }) => !hidden).map(({ key }) => ({ key, width: null }))

/**
 * What was stored, as far as the list still has these columns; its standard columns if nothing was. The first column comes
 * first.
 */
export const validColumns = (columns: ReadonlyArray<Known>, stored: ShownColumns): ShownColumns => {
  if (stored.length === 0) return standardColumns(columns)
  const known = new Map(columns.map((column) => [column.key, column]))
  const valid = new Map(stored.filter(({ key }) => known.has(key)).map((shown) => [shown.key, shown]))
  const [first, ...rest] = columns
  for (const { key, alwaysShown } of rest)
    if (alwaysShown && !valid.has(key)) valid.set(key, { key, width: null })
  const begin = first && (valid.get(first.key) ?? { key: first.key, width: null })
  return [...(begin ? [begin] : []), ...[...valid.values()].filter(({ key }) => key !== first?.key)]
}

/** Shows a column at the end, or hides it. */
export const toggleColumn = (shown: ShownColumns, key: string): ShownColumns =>
  shown.some((one) => one.key === key)
    ? shown.filter((one) => one.key !== key)
    : [...shown, { key, width: null }]

/** Moves a column to where another one is. The first one stays. */
export const moveColumn = (shown: ShownColumns, key: string, to: number): ShownColumns => {
  const moved = shown.find((one) => one.key === key)
  if (!moved || to < 1 || to >= shown.length || shown[0] === moved) return shown
  return shown.filter((one) => one !== moved).toSpliced(to, 0, moved)
}

/** Null for the width that the list suggests. */
export const resizeColumn = (shown: ShownColumns, key: string, width: number | null): ShownColumns =>
  shown.map((one) =>
    one.key === key
      ? { key, width: width === null ? null : Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) }
      : one
  )

/** Whether they are the same columns in the same order. */
export const sameOrder = (some: ShownColumns, others: ShownColumns) =>
  some.length === others.length && some.every(({ key }, at) => others[at]?.key === key)

/** Whether they have the same widths, too. */
export const sameColumns = (some: ShownColumns, others: ShownColumns) =>
  sameOrder(some, others) && some.every(({ width }, at) => others[at]?.width === width)
