import { ArrowDown, ArrowUp, SquareCheck } from "lucide-react"
import type { Action } from "../../app/actions/Action.ts"
import { boundOf } from "../../app/actions/shortcuts.ts"
import { lists } from "../../i18n/messages/index.ts"

const links = () => [...document.querySelectorAll<HTMLElement>("[data-row-link]")]
const rowOf = (element: Element | null | undefined) => element?.closest("[data-row]")

/** Moves the focus to the next or the previous row of the page's table, beginning with the first. Enter opens it. */
const move = (step: 1 | -1) => () => {
  const rows = links()
  const current = rowOf(document.activeElement)
  const at = rows.findIndex((link) => rowOf(link) === current)
  rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
}

const checkbox = () => rowOf(document.activeElement)?.querySelector<HTMLElement>("[role=checkbox]")

const rowAction = { group: "page", needsConnection: false } as const
const isTableShown = () => links().length > 0

/** What moves through a table, by keys only. Not in the registry: their code and texts are loaded with the first table. */
const rowActions: ReadonlyArray<Action> = [
  {
    ...rowAction,
    id: "rows.next",
    title: lists.text((m) => m.keys.next),
    icon: ArrowDown,
    shortcut: "j",
    visible: isTableShown,
    run: move(1)
  },
  {
    ...rowAction,
    id: "rows.previous",
    title: lists.text((m) => m.keys.previous),
    icon: ArrowUp,
    shortcut: "k",
    visible: isTableShown,
    run: move(-1)
  },
  {
    ...rowAction,
    id: "rows.select",
    title: lists.text((m) => m.keys.select),
    icon: SquareCheck,
    shortcut: "x",
    visible: isTableShown,
    run: () => checkbox()?.click()
  }
]

export const ROW_SHORTCUTS = boundOf(rowActions)
