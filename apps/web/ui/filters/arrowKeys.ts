import type { KeyboardEvent } from "react"

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys move from one control to the next, from the last to the first. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[(at + step + stops.length) % stops.length]?.focus()
}
