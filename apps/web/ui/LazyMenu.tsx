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
import { settled } from "../api/settled.ts"

type Trigger = ReactElement<ComponentProps<"button">>

/** What a menu is given once its code is there. */
export interface MenuProps {
  readonly trigger: Trigger
  readonly defaultOpen: boolean
}

interface Props {
  /** The button; it looks the same before and after. */
  readonly trigger: Trigger
  readonly load: () => Promise<ComponentType<MenuProps>>
}

interface Shown {
  readonly Menu: ComponentType<MenuProps>
  readonly focused: boolean
}

const KEYS = ["Enter", " ", "ArrowDown"] as const
type Key = (typeof KEYS)[number]

/**
 * A button whose menu comes when it is wanted: menus are a tenth of the frame's code, and nobody opens one
 * before the page is there. Fetched when the page is at rest, put in place as soon as somebody goes near.
 */
export const LazyMenu = ({ trigger, load }: Props) => {
  const [shown, show] = useState<Shown>()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [pressed, setPressed] = useState<"pointer" | Key>()
  useEffect(() => {
    // Without a connection it may come later.
    void settled()
      .then(load)
      .catch(() => undefined)
  }, [load])
  useEffect(() => {
    // The button is another one now; whoever stood on it still does.
    if (!shown?.focused || pressed === "pointer") return
    button?.focus()
    // Pressed anew on the button that has the menu: only a key that it hears itself leads to the first entry.
    if (pressed) button?.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }))
  }, [shown, pressed, button])
  const want = () =>
    void load().then(
      (Menu) => show((before) => before ?? { Menu, focused: document.activeElement === button }),
      // A later press tries again; until then nothing opens by itself.
      () => setPressed(undefined)
    )
  const press = (event: KeyboardEvent | PointerEvent, by: "pointer" | Key) => {
    event.preventDefault()
    setPressed(by)
    want()
  }
  if (shown)
    return (
      <shown.Menu trigger={cloneElement(trigger, { ref: setButton })} defaultOpen={pressed === "pointer"} />
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
