import type { KeyboardEvent } from "react"

/** Props for the element that opens a row: arrow keys move from one to the next. */
export const rowOpener = { "data-row-opener": "" }
const OPENER = "[data-row-opener]"

const openers = () => [...document.querySelectorAll<HTMLElement>(OPENER)]

/** Moves the focus to the list's first row; false if there is none. */
export const focusFirst = (): boolean => {
  const [first] = openers()
  first?.focus()
  return first !== undefined
}

const nextOf: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last
}

/** Arrows, Home and End move between rows while the focus is on one; Enter is left to the browser. */
export const onArrow = (event: KeyboardEvent): void => {
  const rows = openers()
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = nextOf[event.key]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  rows[next(at, rows.length - 1)]?.focus()
}
