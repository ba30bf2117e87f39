import type { KeyboardEvent } from "react"

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How the shortcut is written on this machine. */
export const SHORTCUT = isMac ? "⌘ Enter" : "Ctrl + Enter"

/** To be spread on a form: Ctrl or Cmd with Enter sends it, from any of its fields. */
export const sendShortcut = {
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
}
