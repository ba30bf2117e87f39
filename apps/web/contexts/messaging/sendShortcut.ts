import type { KeyboardEvent } from "react"

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How the shortcut is written on this platform. */
export const SHORTCUT = isMac ? "⌘ Enter" : "Ctrl + Enter"

/** Props for a form: Ctrl or Cmd with Enter submits it, from any of its fields. */
export const sendShortcut = {
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
}
