import { TextField } from "@radix-ui/themes"
import { X } from "lucide-react"
import { type KeyboardEvent, useState } from "react"
import type { ControlProps } from "./FormField.tsx"
import styles from "./TagInput.module.css"

interface Props {
  /** The props of the form field. */
  readonly control: ControlProps
  readonly tags: ReadonlyArray<string>
  readonly onChange: (tags: ReadonlyArray<string>) => void
  readonly removeLabel: (tag: string) => string
}

/** Several tags: Enter or a comma adds what was typed, Backspace in an empty field removes the last one. */
export const TagInput = ({ control, tags, onChange, removeLabel }: Props) => {
  const [typed, setTyped] = useState("")
  const add = () => {
    const tag = typed.trim()
    setTyped("")
    if (tag !== "" && !tags.includes(tag)) onChange([...tags, tag])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === "Enter" && typed.trim() !== "") || event.key === ",") {
      event.preventDefault()
      add()
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
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
    </div>
  )
}
