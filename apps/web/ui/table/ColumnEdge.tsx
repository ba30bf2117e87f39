/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A horizontal rule cannot be moved. */
import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { NARROWEST, WIDEST } from "./Column.ts"
import styles from "./TableHead.module.css"

interface Props {
  readonly label: string
  readonly width: number
  /** Null for the width that the list suggests. */
  readonly onResize: (width: number | null) => void
}

/** Pixels per press of an arrow key. */
const STEP = 16
const KEYS: Readonly<Record<string, number>> = { ArrowRight: STEP, ArrowLeft: -STEP }

const columnOf = (edge: Element) => edge.parentElement?.getBoundingClientRect().width ?? 0

/** The edge of a column: dragged, or moved with the arrow keys. Enter and a double click reset the width. */
export const ColumnEdge = ({ label, width, onResize }: Props) => {
  const begin = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // Otherwise the heading would be dragged.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    begin.current = { x: event.clientX, width: columnOf(event.currentTarget) }
  }
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!begin.current) return
    const direction = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1
    onResize(begin.current.width + (clientX - begin.current.x) * direction)
  }
  const end = () => {
    begin.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = KEYS[event.key]
    if (event.key === "Enter") onResize(null)
    else if (step === undefined) return
    else onResize(columnOf(event.currentTarget) + step)
    event.preventDefault()
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      tabIndex={0}
      className={styles["edge"]}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(null)}
      onKeyDown={onKeyDown}
    />
  )
}
