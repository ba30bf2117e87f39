import { TimeOfDay } from "#notifications/contract"
import { TextField } from "@radix-ui/themes"
import { Schema } from "effect"
import { useState } from "react"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import styles from "./Schedule.module.css"

interface Props {
  readonly label: string
  readonly value: string
  /** An error message for an invalid time. */
  readonly check?: (time: string) => string | undefined
  readonly onSave: (time: string) => void
}

const isTime = Schema.is(TimeOfDay)

/** A time of day, saved on blur or with Enter: while it is being typed it is incomplete. */
export const TimeField = ({ label, value, check, onSave }: Props) => {
  const m = useMessages(notifications).times
  const [shown, setShown] = useState(value)
  const [draft, setDraft] = useState(value)
  const [error, setError] = useState<string>()
  if (shown !== value) {
    // Saved, or restored after a refusal.
    setShown(value)
    setDraft(value)
  }
  const save = () => {
    const problem = isTime(draft) ? check?.(draft) : m.incomplete
    setError(problem)
    if (problem === undefined && draft !== value) onSave(draft)
  }
  return (
    <div className={styles["time"]}>
      <FormField label={label} error={error}>
        {(control) => (
          <TextField.Root
            {...control}
            type="time"
            value={draft}
            onChange={(event: { readonly target: { readonly value: string } }) =>
              setDraft(event.target.value)
            }
            onBlur={save}
            onKeyDown={(event: { readonly key: string }) => {
              if (event.key === "Enter") save()
            }}
          />
        )}
      </FormField>
    </div>
  )
}
