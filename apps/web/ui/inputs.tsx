import { Checkbox, Text, TextField } from "@radix-ui/themes"
import { CircleAlert } from "lucide-react"
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from "react"
import fieldStyles from "./FormField.module.css"
import { FormField } from "./FormField.tsx"
import styles from "./Inputs.module.css"
import { LongText } from "./LongText.tsx"
import { Select } from "./Select.tsx"

interface Control {
  readonly name: string
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

/** A form with at least this field. */
interface Form<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly control: (name: Field) => Control
  readonly set: (name: Field, value: string) => void
}

interface FieldProps<Field extends string> {
  readonly form: Form<Field>
  readonly name: Field
  readonly label: string
  readonly hint?: ReactNode
  readonly optional?: boolean
}

interface TextProps<Field extends string>
  extends
    FieldProps<Field>,
    Pick<ComponentProps<typeof TextField.Root>, "type" | "inputMode" | "maxLength" | "max"> {
  /** At the end of the field: a unit or a currency. */
  readonly unit?: string
}

/** One line of text, a number or a date. */
export const TextInput = <Field extends string>(props: TextProps<Field>) => {
  const { form, name, label, hint, optional = false, unit, ...input } = props
  return (
    <FormField label={label} error={form.errors[name]} hint={hint} optional={optional}>
      {(control) => (
        <TextField.Root autoComplete="off" {...input} {...control} {...form.control(name)}>
          {unit && <TextField.Slot side="right">{unit}</TextField.Slot>}
        </TextField.Root>
      )}
    </FormField>
  )
}

interface LongProps<Field extends string>
  extends FieldProps<Field>, Pick<ComponentProps<typeof LongText>, "maxLength" | "rows"> {
  readonly form: Form<Field> & {
    readonly longText: (name: Field) => Control & { readonly draft: string }
  }
}

/** A text of several lines. */
export const LongInput = <Field extends string>(props: LongProps<Field>) => {
  const { form, name, label, hint, optional = false, ...input } = props
  return (
    <FormField label={label} error={form.errors[name]} hint={hint} optional={optional}>
      {(control) => <LongText rows={2} {...input} {...control} {...form.longText(name)} />}
    </FormField>
  )
}

/** A date and time of a time zone, which the hint names. */
export const InstantInput = <Field extends string>(props: FieldProps<Field>) => (
  <TextInput {...props} type="datetime-local" />
)

/** One of several values. */
export const ChoiceInput = <Field extends string>(
  props: FieldProps<Field> & { readonly children: ReactNode }
) => {
  const { form, name, label, hint, optional = false, children } = props
  return (
    <FormField label={label} error={form.errors[name]} hint={hint} optional={optional}>
      {(control) => (
        <Select {...control} {...form.control(name)}>
          {children}
        </Select>
      )}
    </FormField>
  )
}

/** A box that is checked or not: `yes`, or nothing. */
export const CheckInput = <Field extends string>({ form, name, label, hint }: FieldProps<Field>) => {
  const about = useId()
  const error = form.errors[name]
  return (
    <div>
      <Text as="label" size="2" className={styles["check"]}>
        <Checkbox
          aria-describedby={error || hint ? about : undefined}
          aria-invalid={error ? true : undefined}
          checked={form.values[name] !== ""}
          onCheckedChange={(checked) => form.set(name, checked === true ? "yes" : "")}
        />
        {label}
      </Text>
      {(error || hint) && (
        <div id={about} className={styles["about"]}>
          {error && (
            <p className={fieldStyles["error"]}>
              <CircleAlert size={14} aria-hidden="true" />
              {error}
            </p>
          )}
          {hint && <p className={fieldStyles["soft"]}>{hint}</p>}
        </div>
      )}
    </div>
  )
}
