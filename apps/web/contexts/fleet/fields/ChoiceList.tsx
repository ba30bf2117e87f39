import { Button } from "@radix-ui/themes"
import { CircleAlert, Plus } from "lucide-react"
import { useId, useRef, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { customFields } from "../messages/pages.ts"
import {
  type ChoiceDraft,
  draftsIn,
  faultIn,
  newChoice,
  textOf,
  withAdded,
  withChoice,
  withMoved,
  withoutChoice
} from "./choiceDrafts.ts"
import { ChoiceRow, RemovedChoice } from "./ChoiceRow.tsx"
import styles from "./Fields.module.css"

interface Props {
  /** As the form stores them. */
  readonly text: string
  readonly onChange: (text: string) => void
  readonly error: string | undefined
}

const isBlank = ({ name, state }: ChoiceDraft) => state === "new" && name.trim() === ""

/** The changes of a list of choices, and which of them has the focus then. */
const useChoices = ({ text, onChange }: Props) => {
  const choices = draftsIn(text)
  const [focused, focus] = useState<string>()
  const change = (to: ReadonlyArray<ChoiceDraft>) => onChange(textOf(to))
  return {
    choices,
    focused,
    change,
    /** Adds choices below one of them, or at the end. Pasted ones replace it if it is empty. */
    add: (names: ReadonlyArray<string>, below?: ChoiceDraft) => {
      const added = names.map((name) => newChoice(name))
      const all = withAdded(choices, added, below?.key)
      change(names.length > 1 && below && isBlank(below) ? withoutChoice(all, below) : all)
      focus(added.at(-1)?.key)
    },
    putBack: (choice: ChoiceDraft) => {
      change(withChoice(choices, { ...choice, state: "stored" }))
      focus(choice.key)
    }
  }
}

/** The choices of a field, which are saved together with it. */
export const ChoiceList = (props: Props) => {
  const { text, error } = props
  const m = useMessages(customFields).choices
  const id = `${useId()}-error`
  const addButton = useRef<HTMLButtonElement>(null)
  const { choices, focused, change, add, putBack } = useChoices(props)
  const wrong = new Set(error && faultIn(text)?.choices.map(({ key }) => key))
  const remove = (choice: ChoiceDraft) => {
    change(withoutChoice(choices, choice))
    // The button that had the focus disappears.
    addButton.current?.focus()
  }
  return (
    <fieldset className={styles["choices"]}>
      <legend>{m.label}</legend>
      <ul>
        {choices.map((choice, at) =>
          choice.state === "removed" ? (
            <RemovedChoice key={choice.key} name={choice.name} onPutBack={() => putBack(choice)} />
          ) : (
            <ChoiceRow
              key={choice.key}
              choice={choice}
              place={at + 1}
              isLast={at === choices.length - 1}
              error={wrong.has(choice.key) ? id : undefined}
              isFocused={choice.key === focused}
              onChange={(changed) => change(withChoice(choices, changed))}
              onMove={(step) => change(withMoved(choices, choice, step))}
              onRemove={() => remove(choice)}
              onAdd={(names) => add(names, choice)}
            />
          )
        )}
      </ul>
      {error && (
        <p id={id} role="alert" className={styles["error"]}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      )}
      <Button ref={addButton} type="button" variant="ghost" color="gray" onClick={() => add([""])}>
        <Plus size={16} aria-hidden="true" />
        {m.add}
      </Button>
    </fieldset>
  )
}
