import { type KeyboardEvent, type PointerEvent, useState } from "react"

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The ids with one of them at another place. */
export const movedTo = <Id extends string>(ids: ReadonlyArray<Id>, id: Id, to: number): ReadonlyArray<Id> =>
  ids.includes(id) && to >= 0 && to < ids.length ? ids.filter((one) => one !== id).toSpliced(to, 0, id) : ids

/** Marks of a row for its style. */
export interface RowMarks {
  readonly "data-dragged"?: true | undefined
  /** On which side of it the dragged row would go. */
  readonly "data-drop"?: "before" | "after" | undefined
}

/** The rows of the list that the handle is in. */
const rowsAround = (handle: HTMLElement) => [...(handle.closest("li")?.parentElement?.children ?? [])]

interface Dragged<Id> {
  readonly id: Id
  /** Where it would go. */
  readonly to: number
}

/**
 * A list that people put in order: rows are dragged by a handle, also on a touch screen, or moved with the arrow keys on it.
 * WCAG needs a third way without dragging, such as a menu.
 */
export const useSorting = <Id extends string>(
  ids: ReadonlyArray<Id>,
  onMove: (id: Id, to: number) => void
) => {
  const [dragged, setDragged] = useState<Dragged<Id>>()
  const drop = () => {
    if (dragged && ids[dragged.to] !== dragged.id) onMove(dragged.id, dragged.to)
    setDragged(undefined)
  }
  return {
    /** To be spread on the handle of a row, a button in a list item. Its style needs `touch-action: none`. */
    handle: (id: Id) => ({
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ id, to: ids.indexOf(id) })
      },
      onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLButtonElement>) => {
        if (!dragged) return
        const rows = rowsAround(currentTarget)
        const below = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
        const to = below === -1 ? rows.length - 1 : below
        // Scrolls the page when the pointer is at its edge.
        rows[to]?.scrollIntoView({ block: "nearest" })
        setDragged({ id, to })
      },
      onPointerUp: drop,
      onPointerCancel: () => setDragged(undefined),
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        const step = STEPS[event.key]
        if (step === undefined) return
        event.preventDefault()
        const to = ids.indexOf(id) + step
        if (to >= 0 && to < ids.length) onMove(id, to)
      }
    }),
    /** To be spread on a row. */
    row: (id: Id): RowMarks => {
      if (!dragged) return {}
      const target = ids[dragged.to] === id && id !== dragged.id
      return {
        "data-dragged": id === dragged.id || undefined,
        "data-drop": target ? (dragged.to > ids.indexOf(dragged.id) ? "after" : "before") : undefined
      }
    }
  }
}
