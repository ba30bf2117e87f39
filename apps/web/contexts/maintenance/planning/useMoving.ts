import { workOrderName, type WorkOrderView } from "#maintenance/contract"
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { planning } from "../messages/pages.ts"
import { isScheduled, type Target } from "./layout.ts"

interface Moving extends Target {
  readonly order: WorkOrderView
}

interface Board {
  readonly rows: number
  readonly columns: number
  /** Where a work order is now, or would be first. */
  readonly placeOf: (order: WorkOrderView) => Target
  readonly describe: (target: Target) => string
  readonly drop: (order: WorkOrderView, target: Target) => void
  /** Takes a scheduled work order off the schedule. */
  readonly takeOff: (order: WorkOrderView) => void
}

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 6

const STEPS: Readonly<Record<string, Target>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 }
}

/** The keys that take work off the schedule. */
const REMOVES: ReadonlyArray<string> = ["Delete", "Backspace"]

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** Whether a pointer is over what is not scheduled. */
const isBeside = (x: number, y: number): boolean =>
  Boolean(document.elementFromPoint(x, y)?.closest("[data-unscheduled]"))

/** The place on the board under a pointer. */
const placeAt = (x: number, y: number, columns: number): Target | undefined => {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-row]")
  if (!lane) return undefined
  const { left, width } = lane.getBoundingClientRect()
  return {
    row: Number(lane.dataset["row"]),
    column: within(Math.floor(((x - left) / width) * columns), columns)
  }
}

// Long because: the handlers of one card, which share what is being moved.
/** Moves work orders on the board, by pointer or by keyboard. */
export const useMoving = (board: Board) => {
  const m = useMessages(planning).keyboard
  const [moving, setMoving] = useState<Moving>()
  const [said, say] = useState("")
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const dragged = useRef(false)
  const show = (order: WorkOrderView, target: Target, text: (place: string) => string) => {
    setMoving({ order, ...target })
    say(text(board.describe(target)))
  }
  const end = (text: string) => {
    setMoving(undefined)
    say(text)
  }
  const onKeyDown = (event: KeyboardEvent, order: WorkOrderView) => {
    const name = workOrderName(order.number)
    const step = STEPS[event.key]
    if (event.key === " ") {
      event.preventDefault()
      if (!moving) show(order, board.placeOf(order), (place) => m.lifted(name, place))
    } else if (moving && step) {
      event.preventDefault()
      const target = {
        row: within(moving.row + step.row, board.rows),
        column: within(moving.column + step.column, board.columns)
      }
      show(order, target, (place) => place)
    } else if (moving && event.key === "Enter") {
      event.preventDefault()
      board.drop(order, moving)
      end(m.dropped(name, board.describe(moving)))
    } else if (REMOVES.includes(event.key) && isScheduled(order)) {
      event.preventDefault()
      board.takeOff(order)
      end(m.removed(name))
    } else if (moving && (event.key === "Escape" || event.key === "Tab")) {
      event.stopPropagation()
      end(m.cancelled(name))
    }
  }
  const onPointerMove = (event: PointerEvent, order: WorkOrderView) => {
    const start = pressed.current
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
    dragged.current = true
    const target = placeAt(event.clientX, event.clientY, board.columns)
    setMoving(target && { order, ...target })
  }
  const onPointerUp = (event: PointerEvent, order: WorkOrderView) => {
    pressed.current = undefined
    if (dragged.current && moving) board.drop(order, moving)
    else if (dragged.current && isScheduled(order) && isBeside(event.clientX, event.clientY))
      board.takeOff(order)
    setMoving(undefined)
  }
  return {
    moving,
    said,
    /** For the card of a work order. `onOpen`: when it is pressed without being moved. */
    propsOf: (order: WorkOrderView, onOpen: () => void) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, order),
      // The space bar presses a button when it is released.
      onKeyUp: (event: KeyboardEvent) => event.key === " " && event.preventDefault(),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        dragged.current = false
        pressed.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => onPointerMove(event, order),
      onPointerUp: (event: PointerEvent) => onPointerUp(event, order),
      onPointerCancel: () => {
        pressed.current = undefined
        setMoving(undefined)
      },
      onBlur: () => setMoving(undefined),
      onClick: () => {
        if (!dragged.current) onOpen()
        dragged.current = false
      }
    })
  }
}
export type Moves = ReturnType<typeof useMoving>
