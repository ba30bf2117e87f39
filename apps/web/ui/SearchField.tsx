import { TextField } from "@radix-ui/themes"
import { Search } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { singleKeys } from "../app/singleKeys.ts"
import { usePersistedChoice } from "../app/usePersistedChoice.ts"
import styles from "./SearchField.module.css"

/** Milliseconds after the last key before a search starts. */
const REST = 300
const MAX_LENGTH = 200

interface Props {
  /** The current search text; trimmed, empty for none. */
  readonly value: string
  /** Called 300 ms after the last key. */
  readonly onSearch: (text: string) => void
  /** Both the placeholder and the accessible name. */
  readonly label: string
  /** The page's main search: `/` focuses it. */
  readonly main?: boolean
}

/**
 * The field's text. It follows the value when that changes elsewhere, but not when a search arrives that it has reported
 * itself: by then, the user may have continued to type.
 */
const useText = ({ value, onSearch }: Pick<Props, "value" | "onSearch">) => {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // Reported, and not yet arrived as the value.
  const [reported, setReported] = useState<ReadonlyArray<string>>([])
  if (value !== seen) {
    const arrived = reported.indexOf(value)
    setSeen(value)
    setReported(arrived === -1 ? [] : reported.slice(arrived + 1))
    if (arrived === -1) setText(value)
  }
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const expected = reported.at(-1) ?? seen
  useEffect(() => {
    const trimmed = text.trim()
    if (trimmed === expected) return
    const timer = setTimeout(() => {
      setReported((before) => [...before, trimmed])
      latest.current(trimmed)
    }, REST)
    return () => clearTimeout(timer)
  }, [text, expected])
  return [text, setText] as const
}

/** A search field that searches while the user types. */
export const SearchField = ({ label, main = false, ...search }: Props) => {
  const [text, setText] = useText(search)
  const hint = usePersistedChoice(singleKeys) === "on" && main
  return (
    <TextField.Root
      type="search"
      value={text}
      maxLength={MAX_LENGTH}
      placeholder={label}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      className={styles["search"] ?? ""}
      {...(main && { "data-main-search": "" })}
      {...(hint && { "aria-keyshortcuts": "/" })}
      onChange={(event) => setText(event.target.value)}
    >
      <TextField.Slot>
        <Search size={16} aria-hidden="true" />
      </TextField.Slot>
      {hint && text === "" && (
        <TextField.Slot side="right">
          <kbd aria-hidden="true" className={styles["key"]}>
            /
          </kbd>
        </TextField.Slot>
      )}
    </TextField.Root>
  )
}
