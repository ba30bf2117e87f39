import { TextField } from "@radix-ui/themes"
import type { ComponentProps, ReactNode } from "react"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import type { VehicleForm } from "./useVehicleForm.ts"
import type { FieldName } from "./vehicleValues.ts"

interface FieldProps {
  readonly form: VehicleForm
  readonly name: FieldName
  readonly label: string
}

interface TextProps
  extends
    FieldProps,
    Pick<ComponentProps<typeof TextField.Root>, "type" | "inputMode" | "autoCapitalize" | "maxLength"> {
  readonly hint?: string
  /** The unit behind the value. */
  readonly unit?: string
  readonly aside?: ReactNode
}

/** A line of text, a number or a date. */
export const TextInput = ({ form, name, label, hint, unit, aside, ...input }: TextProps) => (
  <FormField label={label} error={form.errors[name]} hint={hint} aside={aside}>
    {(control) => (
      <TextField.Root autoComplete="off" spellCheck={false} {...input} {...control} {...form.control(name)}>
        {unit && <TextField.Slot side="right">{unit}</TextField.Slot>}
      </TextField.Root>
    )}
  </FormField>
)

interface ChoiceProps extends FieldProps {
  /** Shown for no choice. */
  readonly none: string
  readonly options: ReadonlyArray<readonly [value: string, text: string]>
}

/** One of several values, or none. */
export const ChoiceInput = ({ form, name, label, none, options }: ChoiceProps) => (
  <FormField label={label} error={form.errors[name]}>
    {(control) => (
      <Select {...control} {...form.control(name)}>
        <option value="">{none}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    )}
  </FormField>
)
