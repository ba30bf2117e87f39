import { useQuery } from "@tanstack/react-query"
import { type KeyboardEvent, useState } from "react"
import { useCustomerSearch } from "../../contexts/customers/useCustomerSearch.ts"
import { useMemberSearch } from "../../contexts/messaging/useMemberSearch.ts"
import { connectionQuery } from "../../contexts/telematics/connection.ts"
import type { Action } from "../actions/Action.ts"
import { actionsIn } from "../actions/registry.ts"
import { openPalette, search } from "../actions/shellActions.ts"
import { useActionContext } from "../actions/useActionContext.ts"
import { searchResults, suggestions, ranked } from "./ranking.ts"
import { recentIds } from "./recent.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import { actions as messages } from "../messages/index.ts"

/** In the palette these would open the palette itself. */
const UNLISTED: ReadonlyArray<string> = [openPalette.id, search.id]

const useSections = (typed: string) => {
  const texts = { localize: useLocalize(), groups: useMessages(messages).groups }
  const context = useActionContext()
  const [recent] = useState(recentIds)
  const people = useMemberSearch(context.organization, typed)
  const customers = useCustomerSearch(context.organization, typed)
  // Without this it is unknown whether DIMO can be connected; until it is loaded, no such action is offered.
  useQuery(connectionQuery)
  const actions = actionsIn(context).filter(({ id }) => !UNLISTED.includes(id))
  const searched = [...people.actions, ...customers.actions]
  const sections =
    typed === ""
      ? suggestions(actions, texts, recent)
      : [...ranked(actions, texts, typed), ...searchResults(searched, texts, typed)]
  return {
    sections,
    isPending: people.isPending || customers.isPending,
    isError: people.isError || customers.isError
  }
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
