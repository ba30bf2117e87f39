import { GetMe, ResetPassword } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { Link } from "react-router"
import { api } from "../../api/client.ts"
import { problemOf } from "../../api/problem.ts"
import { currentSession } from "../../api/session.ts"
import { identity, mailed } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { PasswordField } from "../../ui/PasswordField.tsx"
import { SubmitButton } from "../../ui/SubmitButton.tsx"
import { useChecks } from "../../ui/useChecks.ts"
import { useForm } from "../../ui/useForm.ts"
import { AuthFrame } from "./auth/AuthFrame.tsx"
import styles from "./auth/Form.module.css"
import { useLinkToken } from "./auth/useLink.ts"

/** Detects whether this browser's session is one of those that just ended. */
const detectEndedSession = async () => {
  if (currentSession()) await api(GetMe, {}).catch(() => undefined)
}

const RequestNewLink = () => {
  const { reset } = useMessages(mailed)
  return (
    <Link to="/auth?mode=forgot" className={styles["link"]}>
      {reset.again}
    </Link>
  )
}

const NewPassword = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const { fields, passwordHint } = useMessages(identity)
  const { reset } = useMessages(mailed)
  const check = useChecks()
  const form = useForm({
    initial: { password: "" },
    checks: { password: check.newPassword(fields.newPassword) },
    errorFields: { password_too_common: "password" },
    submit: async ({ password }) => {
      await api(ResetPassword, { body: { token, password } })
      await detectEndedSession()
      onDone()
    }
  })
  return (
    <form {...form.element} className={styles["form"]}>
      <FormField label={fields.newPassword} hint={passwordHint} error={form.errors["password"]}>
        {(control) => (
          <PasswordField
            size="3"
            autoComplete="new-password"
            required
            {...control}
            {...form.control("password")}
          />
        )}
      </FormField>
      <Alert error={form.formError}>
        {form.formError !== undefined && problemOf(form.formError).code === "link_invalid" && (
          <RequestNewLink />
        )}
      </Alert>
      <SubmitButton size="3" busy={form.busy} busyText={reset.busy}>
        {reset.submit}
      </SubmitButton>
    </form>
  )
}

/** The target of the link in the reset email: a new password, then sign-in. */
export const ResetPasswordPage = () => {
  const { reset, link } = useMessages(mailed)
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  if (done)
    return (
      <AuthFrame title={reset.doneTitle} sentence={<output>{reset.done}</output>}>
        <div className={styles["actions"]}>
          <Button asChild size="3">
            <Link to="/auth">{reset.signIn}</Link>
          </Button>
        </div>
      </AuthFrame>
    )
  if (!token)
    return (
      <AuthFrame title={link.missingTitle} sentence={link.missing}>
        <div className={styles["actions"]}>
          <RequestNewLink />
        </div>
      </AuthFrame>
    )
  return (
    <AuthFrame title={reset.title} sentence={reset.sentence}>
      <NewPassword token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  )
}

export const Component = ResetPasswordPage
