import { Combobox } from "../../../ui/Combobox.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { matchesOf } from "../../../ui/matches.ts"
import type { useForm } from "../../../ui/useForm.ts"

interface Props {
  readonly label: string
  readonly placeholder: string
  /** The tags in use, which are suggested. */
  readonly tags: ReadonlyArray<string>
  readonly form: ReturnType<typeof useForm<{ readonly choice: string }>>
}

/** How many of the tags in use are suggested at a time. */
const SUGGESTED = 8

/** The tag that all selected records get: typed, or one of those in use. */
export const TagChoice = ({ label, placeholder, tags, form }: Props) => {
  const typed = form.values.choice.trim()
  const options = tags
    .filter((one) => typed === "" || (one !== typed && matchesOf(one, typed).length > 0))
    .slice(0, SUGGESTED)
    .map((one) => ({ key: one, label: one }))
  const set = (choice: string) => form.set("choice", choice)
  return (
    <FormField label={label} error={form.errors["choice"]}>
      {(control) => (
        <Combobox
          {...control}
          value={undefined}
          options={options}
          placeholder={placeholder}
          onType={set}
          onChoose={(option) => option && set(option.label)}
          keepsTyped
        />
      )}
    </FormField>
  )
}
