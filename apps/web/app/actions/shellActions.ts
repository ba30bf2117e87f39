import { Keyboard, PanelLeft, Search, TextSearch } from "lucide-react"
import { actions, shell } from "../messages/index.ts"
import { type Action, runAction } from "./Action.ts"

/** Opens the search over all actions. */
export const openPalette: Action = {
  id: "palette",
  group: "page",
  title: actions.text((m) => m.titles.palette),
  icon: Search,
  needsConnection: false,
  shortcut: "$mod+k",
  run: ({ show }) => show(async () => (await import("../palette/Palette.tsx")).Palette, {})
}

/** Opens the list of all shortcuts. */
export const showKeyboard: Action = {
  id: "keyboard",
  group: "page",
  title: actions.text((m) => m.titles.keyboard),
  keywords: actions.text((m) => m.keywords.keyboard),
  icon: Keyboard,
  needsConnection: false,
  shortcut: "?",
  run: ({ show }) => show(async () => (await import("../palette/KeyboardSheet.tsx")).KeyboardSheet, {})
}

const pageSearch = () => document.querySelector<HTMLElement>("[data-main-search]")

/** Focuses the page's own search; without one, opens the global search. */
export const search: Action = {
  id: "search",
  group: "page",
  title: actions.text((m) => m.titles.search),
  icon: TextSearch,
  needsConnection: false,
  shortcut: "/",
  run: (context) => {
    const field = pageSearch()
    if (field) field.focus()
    else runAction(openPalette, context)
  }
}

export const toggleSidebar: Action = {
  id: "sidebar",
  group: "page",
  title: shell.text((m) => m.toggleSidebar),
  keywords: actions.text((m) => m.keywords.sidebar),
  icon: PanelLeft,
  needsConnection: false,
  shortcut: "$mod+b",
  run: (context) => context.toggleSidebar()
}
