import { TextField } from "@radix-ui/themes"
import { X } from "lucide-react"
import { type KeyboardEvent, useId, useState } from "react"
import type { ControlProps } from "./FormField.tsx"
import styles from "./TagInput.module.css"

interface Props {
  /** The props of the form field. */
  readonly control: ControlProps
  readonly tags: ReadonlyArray<string>
  readonly onChange: (tags: ReadonlyArray<string>) => void
  readonly removeLabel: (tag: string) => string
  /** Tags that others have, offered while typing. */
  readonly suggestions?: ReadonlyArray<string>
}

/** Several tags: Enter, a comma or a semicolon adds what was typed, Backspace in an empty field removes the last one. */
export const TagInput = ({ control, tags, onChange, removeLabel, suggestions = [] }: Props) => {
  const [typed, setTyped] = useState("")
  const listId = useId()
  const add = (added: ReadonlyArray<string>) => {
    const all = new Set([...tags, ...added.map((tag) => tag.trim()).filter((tag) => tag !== "")])
    if (all.size > tags.length) onChange([...all])
  }
  const addTyped = () => {
    add([typed])
    setTyped("")
  }
  // Phones report no key for a comma, and a list can be pasted.
  const onType = (text: string) => {
    const parts = text.split(/[,;]/)
    add(parts.slice(0, -1))
    setTyped(parts.at(-1) ?? "")
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may also confirm what an input method has composed.
    if (event.key === "Enter" && !event.nativeEvent.isComposing && typed.trim() !== "") {
      event.preventDefault()
      addTyped()
    }
    if (event.key === "Backspace" && typed === "") onChange(tags.slice(0, -1))
  }
  return (
    <div className={styles["tags"]}>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className={styles["tag"]}
          aria-label={removeLabel(tag)}
          onClick={() => onChange(tags.filter((one) => one !== tag))}
        >
          {tag}
          <X size={14} aria-hidden="true" />
        </button>
      ))}
      <TextField.Root
        {...control}
        className={styles["input"]}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onBlur={addTyped}
        list={listId}
      />
      <datalist id={listId}>
        {suggestions
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
      </datalist>
    </div>
  )
}
