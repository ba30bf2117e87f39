import { iccidIn, imeiIn } from "#telematics/contract"
import { TextField } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { deviceDialogs } from "../messages/pages.ts"

/** The number of a device or of a SIM card. */
export type NumberName = "imei" | "iccid"

const READERS = { imei: imeiIn, iccid: iccidIn } as const
const LENGTHS = { imei: 15, iccid: 19 } as const

/** Undefined if the text is empty or a number. */
export const useNumberError = () => {
  const m = useMessages(deviceDialogs)
  const errors = { imei: m.imeiInvalid, iccid: m.iccidInvalid }
  return (name: NumberName) => (text: string) =>
    text.trim() === "" || READERS[name](text) !== undefined ? undefined : errors[name]
}

interface Props {
  readonly name: NumberName
  readonly value: string
  readonly error: string | undefined
  readonly control: React.ComponentProps<typeof TextField.Root>
}

/** A field for a number with a check digit: while it is typed, it says whether that is correct. */
export const NumberField = ({ name, value, error, control: field }: Props) => {
  const m = useMessages(deviceDialogs)
  const errorIn = useNumberError()(name)
  const isValid = READERS[name](value) !== undefined
  const isLong = value.replaceAll(/\D/g, "").length >= LENGTHS[name]
  const hints = { imei: m.imeiHint, iccid: m.iccidHint }
  const shownError = error ?? (isLong ? errorIn(value) : undefined)
  return (
    <FormField
      label={m.fields[name]}
      optional
      error={shownError}
      hint={isValid ? <StateBadge state="go">{m.valid}</StateBadge> : shownError === undefined && hints[name]}
    >
      {(control) => (
        <TextField.Root
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          {...control}
          {...field}
        />
      )}
    </FormField>
  )
}
