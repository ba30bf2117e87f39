import { RequestPasswordReset } from "#identity/contract"
import { TextField } from "@radix-ui/themes"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { identity } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { AuthFrame } from "./AuthFrame.tsx"
import { knownDevice } from "./knownDevice.ts"
import styles from "./Form.module.css"

interface Props {
  readonly email: string
  readonly onBack: () => void
}

/** Requests a reset email. The response is the same whether or not the account exists. */
export const ForgotForm = ({ email, onBack }: Props) => {
  const m = useMessages(identity)
  const check = useChecks()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email },
    checks: { email: check.email(m.fields.email) },
    submit: async ({ email }) => {
      await api(RequestPasswordReset, { body: { email, ...knownDevice() } })
      setSentTo(email.trim())
    }
  })
  const back = (
    <p className={styles["switch"]}>
      <button type="button" className={styles["link"]} onClick={onBack}>
        {m.forgot.back}
      </button>
    </p>
  )
  if (sentTo !== undefined)
    return (
      <AuthFrame title={m.forgot.sentTitle} sentence={<output>{m.forgot.sent(sentTo)}</output>}>
        <div className={styles["actions"]}>
          <button type="button" className={styles["link"]} onClick={() => setSentTo(undefined)}>
            {m.forgot.again}
          </button>
        </div>
        {back}
      </AuthFrame>
    )
  return (
    <AuthFrame title={m.forgot.title} sentence={m.forgot.sentence}>
      <form {...form.element} className={styles["form"]}>
        <FormField label={m.fields.email} error={form.errors["email"]}>
          {(control) => (
            <TextField.Root
              size="3"
              type="email"
              inputMode="email"
              autoComplete="username"
              spellCheck={false}
              required
              {...control}
              {...form.control("email")}
            />
          )}
        </FormField>
        <Alert error={form.formError} />
        <SubmitButton size="3" busy={form.busy} busyText={m.forgot.busy}>
          {m.forgot.submit}
        </SubmitButton>
      </form>
      {back}
    </AuthFrame>
  )
}

export default ForgotForm
