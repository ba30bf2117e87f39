import type { CodeMethod } from "#identity/contract"
import { TextField } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import type { useForm } from "../../../ui/useForm.ts"
import { codes } from "../messages/codes.ts"

interface Props {
  readonly by: CodeMethod
  readonly form: Pick<ReturnType<typeof useForm<{ readonly code: string }>>, "errors" | "control">
}

/** Six digits of an authenticator app or a text message, or a recovery code. It has the focus, because it is the only thing to do. */
export const CodeField = ({ by, form }: Props) => {
  const m = useMessages(codes)
  const kind =
    by !== "recovery_code"
      ? ({ inputMode: "numeric", autoComplete: "one-time-code", maxLength: 7 } as const)
      : ({ autoComplete: "off", autoCapitalize: "none", maxLength: 40 } as const)
  return (
    <FormField label={m.label[by]} hint={m.hint[by]} error={form.errors["code"]}>
      {(control) => (
        <TextField.Root
          size="3"
          spellCheck={false}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It follows a step that had the focus.
          autoFocus
          {...kind}
          {...control}
          {...form.control("code")}
        />
      )}
    </FormField>
  )
}
