import { Button, TextField } from "@radix-ui/themes"
import { type FormEvent, useState } from "react"
import { lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import styles from "./Filters.module.css"

interface Props {
  readonly label: string
  readonly value: string
  readonly onApply: (value: string) => void
}

/** A text that a field contains. */
export const TextForm = ({ label, value, onApply }: Props) => {
  const m = useMessages(lists).filters
  const [text, setText] = useState(value)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(text.trim())
  }
  return (
    <form className={styles["form"]} onSubmit={apply}>
      <TextField.Root
        value={text}
        maxLength={200}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="surface" color="gray">
        {m.apply}
      </Button>
    </form>
  )
}
