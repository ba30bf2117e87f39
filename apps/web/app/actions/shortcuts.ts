import { useLayoutEffect, useRef } from "react"
import { tinykeys } from "tinykeys"
import { singleKeys } from "../singleKeys.ts"
import { type Action, isVisible } from "./Action.ts"
import { ACTIONS } from "./registry.ts"
import { useActionContext } from "./useActionContext.ts"

type Bound = Action & { readonly shortcut: string }

const isBound = (action: Action): action is Bound => action.shortcut !== undefined

/** Whether a shortcut is pressed with Ctrl or Cmd, and so by nobody by accident. */
const isChord = (shortcut: string) => shortcut.startsWith("$mod+")

/** The shortcuts, longest first: `g c` has to be heard before `c`. */
export const SHORTCUTS: ReadonlyArray<Bound> = ACTIONS.filter(isBound).toSorted(
  (a, b) => b.shortcut.split(" ").length - a.shortcut.split(" ").length
)

const FIELDS = "input, textarea, select, [contenteditable]"
/** Whatever has keys of its own: dialogs, and menus, which letters lead through. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.matches(FIELDS)
const isCovered = () => document.querySelector(OPEN) !== null

/** As tinykeys takes it: both Ctrl and Cmd on every system, and signs with or without the Shift they may need. */
const bindingsOf = (shortcut: string): ReadonlyArray<string> => {
  if (isChord(shortcut)) return ["Control", "Meta"].map((key) => shortcut.replace("$mod", key))
  return [/^\W$/.test(shortcut) ? `[Shift]+${shortcut}` : shortcut]
}

type Hear = (action: Bound, event: KeyboardEvent) => void

/** Listens to some shortcuts. Returns the way to stop. */
const listenTo = (
  actions: ReadonlyArray<Bound>,
  hear: Hear,
  ignore: (event: KeyboardEvent) => boolean
): (() => void) =>
  tinykeys(
    window,
    Object.fromEntries(
      actions.flatMap((action) =>
        bindingsOf(action.shortcut).map((keys) => [keys, (event) => hear(action, event)])
      )
    ),
    { ignore: (event) => event.isComposing || event.repeat || ignore(event) }
  )

const chords = SHORTCUTS.filter(({ shortcut }) => isChord(shortcut))
const singles = SHORTCUTS.filter(({ shortcut }) => !isChord(shortcut))

const listen = (hear: Hear) => {
  const stops = [
    listenTo(chords, hear, () => false),
    listenTo(singles, hear, (event) => isTyping(event) || singleKeys.read() === "off")
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Listens to all shortcuts for as long as the frame is shown: from before it is first seen, so that no key is lost. */
export const useShortcuts = () => {
  const context = useActionContext()
  const latest = useRef(context)
  useLayoutEffect(() => {
    latest.current = context
  })
  useLayoutEffect(() => {
    let stop = (): void => undefined
    const hear: Hear = (action, event) => {
      const silent = isCovered() || !isVisible(action, latest.current)
      // The browser's own Ctrl+K would lead elsewhere in the middle of a form.
      if (!silent || isChord(action.shortcut)) event.preventDefault()
      if (!silent) void action.run(latest.current)
      // Begun anew: of `g d`, the `g` would still count as heard for `g c`, and the next one as wrong.
      stop()
      stop = listen(hear)
    }
    stop = listen(hear)
    return () => stop()
  }, [])
}
