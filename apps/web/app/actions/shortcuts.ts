import { useLayoutEffect, useRef } from "react"
import { tinykeys } from "tinykeys"
import { singleKeys } from "../singleKeys.ts"
import { type Action, isVisible, runAction } from "./Action.ts"
import { ACTIONS } from "./registry.ts"
import { useActionContext } from "./useActionContext.ts"

type Bound = Action & { readonly shortcut: string }

const isBound = (action: Action): action is Bound => action.shortcut !== undefined

/** Whether a shortcut needs Ctrl or Cmd, and so is not pressed by accident. */
const isChord = (shortcut: string) => shortcut.startsWith("$mod+")

/** The actions with shortcuts, the longest first: `g c` has to match before `c`. */
export const boundOf = (actions: ReadonlyArray<Action>): ReadonlyArray<Bound> =>
  actions.filter(isBound).toSorted((a, b) => b.shortcut.split(" ").length - a.shortcut.split(" ").length)

/** Those of every page. */
export const SHORTCUTS = boundOf(ACTIONS)

const FIELDS = "input, textarea, select, [contenteditable]"
/** Elements with keys of their own: dialogs, and menus, where letters select items. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.matches(FIELDS)
const isCovered = () => document.querySelector(OPEN) !== null

/**
 * In the format of tinykeys: both Ctrl and Cmd on every system, and symbols with or without the Shift they
 * may need.
 */
const bindingsOf = (shortcut: string): ReadonlyArray<string> => {
  if (isChord(shortcut)) return ["Control", "Meta"].map((key) => shortcut.replace("$mod", key))
  return [/^\W$/.test(shortcut) ? `[Shift]+${shortcut}` : shortcut]
}

type Hear = (action: Bound, event: KeyboardEvent) => void

/** Listens for some shortcuts. Returns the function that stops it. */
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

const listen = (actions: ReadonlyArray<Bound>, hear: Hear) => {
  const [chords, singles] = [true, false].map((wanted) =>
    actions.filter(({ shortcut }) => isChord(shortcut) === wanted)
  )
  const stops = [
    listenTo(chords ?? [], hear, () => false),
    listenTo(singles ?? [], hear, (event) => isTyping(event) || singleKeys.read() === "off")
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Listens for shortcuts while its component is shown, starting before its first paint so that no key is lost. */
export const useShortcuts = (actions: ReadonlyArray<Bound> = SHORTCUTS) => {
  const context = useActionContext()
  const latest = useRef(context)
  useLayoutEffect(() => {
    latest.current = context
  })
  useLayoutEffect(() => {
    let stop = (): void => undefined
    const hear: Hear = (action, event) => {
      const silent = isCovered() || !isVisible(action, latest.current)
      // The browser's own Ctrl+K would leave the page in the middle of a form.
      if (!silent || isChord(action.shortcut)) event.preventDefault()
      if (!silent) runAction(action, latest.current)
      // Restarted: otherwise the `g` of `g d` would still count towards `g c`, and the next one would not
      // match.
      stop()
      stop = listen(actions, hear)
    }
    stop = listen(actions, hear)
    return () => stop()
  }, [actions])
}
