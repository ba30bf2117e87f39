import { TextField } from "@radix-ui/themes"
import { Search } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { singleKeys } from "../app/singleKeys.ts"
import { usePersistedChoice } from "../app/usePersistedChoice.ts"
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
  const hint = usePersistedChoice(singleKeys) === "on" && main
  return (
    <TextField.Root
      type="search"
      value={text}
      maxLength={LONGEST}
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
