import { Button } from "@radix-ui/themes"
import { useProblemText } from "../../../api/problem.ts"
import { common } from "../../../i18n/messages/index.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import type { Composing } from "./useComposing.ts"

interface Props {
  readonly composing: Composing
  readonly error: string | undefined
}

/** The recipient; says why if no one can be chosen. */
export const RecipientField = ({ composing, error }: Props) => {
  const m = useMessages(messaging).compose
  const { retry } = useMessages(common)
  const problemText = useProblemText()
  const { form, recipients, unloaded, reload } = composing
  const again = (
    <Button type="button" size="1" variant="ghost" color="gray" onClick={reload}>
      {retry}
    </Button>
  )
  const noRecipients = recipients?.length === 0 ? m.alone : undefined
  return (
    <FormField
      label={m.recipient}
      error={error}
      hint={unloaded ? problemText(unloaded) : noRecipients}
      aside={unloaded && again}
    >
      {(control) => (
        <Select
          {...control}
          {...form.control("recipient")}
          {...(form.errors["recipient"] && { "aria-invalid": true })}
          required
        >
          <option value="" disabled hidden>
            {m.recipientPlaceholder}
          </option>
          {recipients?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
