import { type KeyboardEvent, useState } from "react"
import type { Action } from "../actions/Action.ts"
import { actionsIn } from "../actions/registry.ts"
import { openPalette, search } from "../actions/shellActions.ts"
import { useActionContext } from "../actions/useActionContext.ts"
import { useActionData, useSearches } from "./parts.ts"
import { searchResults, suggestions, ranked } from "./ranking.ts"
import { recentIds } from "./recent.ts"
import { useHeading } from "./useHeading.ts"
import { useLocalize } from "../../i18n/useMessages.ts"

/** In the palette these would open the palette itself. */
const UNLISTED: ReadonlyArray<string> = [openPalette.id, search.id]

const useSections = (typed: string) => {
  const texts = { localize: useLocalize(), headingOf: useHeading() }
  const context = useActionContext()
  const [recent] = useState(recentIds)
  const { records, ...state } = useSearches(typed)
  useActionData()
  const actions = actionsIn(context).filter(({ id }) => !UNLISTED.includes(id))
  const sections =
    typed === ""
      ? suggestions(actions, texts, recent)
      : [...ranked(actions, texts, typed), ...searchResults(records, texts, typed)]
  return { ...state, sections }
}

/** The index each key moves to, among so many entries. */
const STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowDown: (at, length) => (at + 1) % length,
  ArrowUp: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_at, length) => length - 1
}

/** The query, its matches, and the active entry: the first until an arrow key moves on. */
export const usePalette = (choose: (action: Action) => void) => {
  const [text, setText] = useState("")
  const typed = text.trim()
  const { sections, ...search } = useSections(typed)
  // By its id: results may arrive between two keys, and the active entry must stay the same.
  const [activeId, setActiveId] = useState<string>()
  const entries = sections.flatMap((section) => section.entries)
  const active = Math.max(
    entries.findIndex(({ action }) => action.id === activeId),
    0
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && entries.length > 0) {
      event.preventDefault()
      setActiveId(entries[step(active, entries.length)]?.action.id)
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const entry = entries[active]
      if (entry) choose(entry.action)
    }
  }
  return {
    ...search,
    text,
    typed,
    type: (typed: string) => {
      setText(typed)
      setActiveId(undefined)
    },
    sections,
    count: entries.length,
    active: entries[active]?.action.id,
    onKeyDown
  }
}

export type PaletteState = ReturnType<typeof usePalette>
