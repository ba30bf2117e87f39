import { TextField } from "@radix-ui/themes"
import { Search } from "lucide-react"
import { type RefObject, useEffect, useRef, useState } from "react"
import styles from "./SearchField.module.css"

/** Milliseconds of rest before a search begins. */
const REST = 300
const LONGEST = 200

interface Props {
  /** What is searched for now; trimmed, empty for nothing. */
  readonly value: string
  /** Told 300 ms after the last key. */
  readonly onSearch: (text: string) => void
  /** Both the placeholder and the name. */
  readonly label: string
  /** The page's main search: `/` leads to it. */
  readonly main?: boolean
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

/** By the character and not by the key: on many keyboards it takes Shift. */
const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === "/" && !ctrlKey && !metaKey && !altKey

const useSlash = (input: RefObject<HTMLInputElement | null>, wanted: boolean) =>
  useEffect(() => {
    if (!wanted) return
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event) || isTyping(event.target) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [input, wanted])

/** What stands in the field, and what of it was told already; follows the value when that changes elsewhere. */
const useText = ({ value, onSearch }: Pick<Props, "value" | "onSearch">) => {
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  if (value !== told) {
    setTold(value)
    setText(value)
  }
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === told) return
    const timer = setTimeout(() => {
      setTold(wanted)
      latest.current(wanted)
    }, REST)
    return () => clearTimeout(timer)
  }, [text, told])
  return [text, setText] as const
}

/** A search that begins by itself. */
export const SearchField = ({ label, main = false, ...search }: Props) => {
  const [text, setText] = useText(search)
  const input = useRef<HTMLInputElement>(null)
  useSlash(input, main)
  return (
    <TextField.Root
      ref={input}
      type="search"
      value={text}
      maxLength={LONGEST}
      placeholder={label}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      className={styles["search"] ?? ""}
      {...(main && { "aria-keyshortcuts": "/" })}
      onChange={(event) => setText(event.target.value)}
    >
      <TextField.Slot>
        <Search size={16} aria-hidden="true" />
      </TextField.Slot>
      {main && text === "" && (
        <TextField.Slot side="right">
          <kbd aria-hidden="true" className={styles["key"]}>
            /
          </kbd>
        </TextField.Slot>
      )}
    </TextField.Root>
  )
}
