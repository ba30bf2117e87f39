import { TextField } from "@radix-ui/themes"
import type { ChangeEvent, ReactNode } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { Select } from "../../../ui/Select.tsx"
import { occupancy } from "../messages/index.ts"

interface Control {
  readonly name: string
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

/** A form with at least these fields. */
interface Form<Field extends string> {
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly control: (name: Field) => Control
  readonly longText: (name: Field) => Control & { readonly draft: string }
}

interface InstantProps<Field extends string> {
  readonly form: Form<Field>
  readonly name: Field
  readonly label: string
  readonly hint: string
}

/** A date and time in the vehicle's time zone. */
export const InstantInput = <Field extends string>({ form, name, label, hint }: InstantProps<Field>) => (
  <FormField label={label} error={form.errors[name]} hint={hint}>
    {(control) => <TextField.Root type="datetime-local" {...control} {...form.control(name)} />}
  </FormField>
)

interface ChoiceProps<Field extends string> {
  readonly form: Form<Field>
  readonly name: Field
  readonly label: string
  readonly children: ReactNode
}

export const ChoiceInput = <Field extends string>({ form, name, label, children }: ChoiceProps<Field>) => (
  <FormField label={label} error={form.errors[name]}>
    {(control) => (
      <Select {...control} {...form.control(name)}>
        {children}
      </Select>
    )}
  </FormField>
)

/** For whom the vehicle is taken, and what else there is to say. */
export const About = ({ form }: { readonly form: Form<"held_for" | "note"> }) => {
  const m = useMessages(occupancy).form
  return (
    <>
      <FormField label={m.heldFor} optional error={form.errors["held_for"]} hint={m.heldForHint}>
        {(control) => <TextField.Root autoComplete="off" {...control} {...form.control("held_for")} />}
      </FormField>
      <FormField label={m.note} optional error={form.errors["note"]}>
        {(control) => <LongText rows={2} {...control} {...form.longText("note")} />}
      </FormField>
    </>
  )
}
