import { IconButton, TextField } from "@radix-ui/themes"
import { ArrowDown, ArrowUp, Undo2, X } from "lucide-react"
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useEffect, useRef } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { customFields } from "../messages/pages.ts"
import type { ChoiceDraft } from "./choiceDrafts.ts"
import styles from "./Fields.module.css"

interface Props {
  readonly choice: ChoiceDraft
  /** Its place, from 1. */
  readonly place: number
  readonly isLast: boolean
  /** The id of the error about it. */
  readonly error: string | undefined
  readonly isFocused: boolean
  readonly onChange: (choice: ChoiceDraft) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
  /** Adds choices below this one. */
  readonly onAdd: (names: ReadonlyArray<string>) => void
}

const NAME_LENGTH = 60

const Action = (props: ComponentProps<typeof IconButton>) => (
  <IconButton type="button" variant="ghost" color="gray" {...props} />
)

const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")

const NameInput = ({ choice, place, error, isFocused, onChange, onAdd }: Props) => {
  const m = useMessages(customFields).choices
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may also confirm what an input method has composed.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAdd([""])
  }
  /** Several lines, such as a column of a spreadsheet, become several choices. */
  const onPaste = (event: ClipboardEvent) => {
    const names = linesOf(event.clipboardData.getData("text"))
    if (names.length < 2) return
    event.preventDefault()
    onAdd(names)
  }
  return (
    <TextField.Root
      ref={input}
      autoComplete="off"
      maxLength={NAME_LENGTH}
      aria-label={m.place(place)}
      {...(error && { "aria-invalid": true, "aria-describedby": error })}
      value={choice.name}
      onChange={({ target }) => onChange({ ...choice, name: target.value })}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  )
}

/** A choice with its name; Enter adds another one below. */
export const ChoiceRow = (props: Props) => {
  const { choice, place, isLast, onMove, onRemove } = props
  const m = useMessages(customFields).choices
  const name = choice.name.trim() === "" ? m.place(place) : choice.name
  return (
    <li className={styles["choice"]}>
      <NameInput {...props} />
      <Action aria-label={m.up(name)} disabled={place === 1} onClick={() => onMove(-1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </Action>
      <Action aria-label={m.down(name)} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </Action>
      <Action aria-label={m.remove(name)} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </Action>
    </li>
  )
}

interface RemovedProps {
  readonly name: string
  readonly onPutBack: () => void
}

/** A choice that is gone once the field is saved. */
export const RemovedChoice = ({ name, onPutBack }: RemovedProps) => {
  const m = useMessages(customFields).choices
  return (
    <li className={styles["choice"]}>
      <del>{name}</del>
      <Action aria-label={m.putBack(name)} onClick={onPutBack}>
        <Undo2 size={16} aria-hidden="true" />
      </Action>
    </li>
  )
}
