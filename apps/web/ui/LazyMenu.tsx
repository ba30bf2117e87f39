import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useState
} from "react"
import { whenIdle } from "../api/idle.ts"

type Trigger = ReactElement<ComponentProps<"button">>

/** The props of a menu once its code is loaded. */
export interface MenuProps {
  readonly trigger: Trigger
  readonly defaultOpen: boolean
}

interface Props<Given extends object> {
  /** The button; it looks the same before and after. */
  readonly trigger: Trigger
  readonly load: () => Promise<ComponentType<MenuProps & Given>>
  /** The menu's other props. */
  readonly given: Given
}

interface Shown<Given extends object> {
  readonly Menu: ComponentType<MenuProps & Given>
  readonly focused: boolean
}

const KEYS = ["Enter", " ", "ArrowDown"] as const
type Key = (typeof KEYS)[number]

/**
 * A button whose menu is loaded on demand: menus are a tenth of the shell's code, and are never needed before
 * the page is shown. Fetched when the page is idle, mounted as soon as the button is hovered or focused.
 */
export const LazyMenu = <Given extends object>({ trigger, load, given }: Props<Given>) => {
  const [shown, show] = useState<Shown<Given>>()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [pressed, setPressed] = useState<"pointer" | Key>()
  useEffect(() => {
    // Offline it may load later.
    void whenIdle()
      .then(load)
      .catch(() => undefined)
  }, [load])
  useEffect(() => {
    // The button was replaced; the focus moves to the new one.
    if (!shown?.focused || pressed === "pointer") return
    button?.focus()
    // The key press is repeated on the new button: only its own handler moves the focus to the first item.
    if (pressed) button?.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }))
  }, [shown, pressed, button])
  const want = () =>
    void load().then(
      (Menu) => show((before) => before ?? { Menu, focused: document.activeElement === button }),
      // The next press tries again; until then the menu must not open on its own.
      () => setPressed(undefined)
    )
  const press = (event: KeyboardEvent | PointerEvent, by: "pointer" | Key) => {
    event.preventDefault()
    setPressed(by)
    want()
  }
  if (shown)
    return (
      <shown.Menu
        {...given}
        trigger={cloneElement(trigger, { ref: setButton })}
        defaultOpen={pressed === "pointer"}
      />
    )
  return cloneElement(trigger, {
    ref: setButton,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: want,
    onFocus: want,
    onPointerDown: (event) => event.button === 0 && !event.ctrlKey && press(event, "pointer"),
    onKeyDown: (event) => {
      const key = KEYS.find((one) => one === event.key)
      if (key) press(event, key)
    }
  })
}
