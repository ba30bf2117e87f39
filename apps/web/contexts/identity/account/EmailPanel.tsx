import { ChangeEmail, type User } from "#identity/contract"
import { TextField } from "@radix-ui/themes"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { account } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { PasswordField } from "../../../ui/PasswordField.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { ResendButton } from "../ResendButton.tsx"
import styles from "./Account.module.css"

const Current = ({ me }: { readonly me: User }) => {
  const m = useMessages(account).email
  const verified = me.email_verified_at !== null
  return (
    <dl className={styles["current"]}>
      <dt>{m.current}</dt>
      <dd className={styles["address"]}>{me.email}</dd>
      <dd>
        <StateBadge state={verified ? "go" : "caution"}>{verified ? m.verified : m.unverified}</StateBadge>
      </dd>
      {!verified && (
        <dd>
          <ResendButton email={me.email} />
        </dd>
      )}
    </dl>
  )
}

/** Without a password, the server requires a proof of identity instead. */
const ChangeForm = ({ hasPassword }: { readonly hasPassword: boolean }) => {
  const m = useMessages(account).email
  const check = useChecks()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: "", password: "" },
    checks: { email: check.email(m.next), ...(hasPassword && { password: check.given(m.password) }) },
    errorFields: hasPassword ? { wrong_password: "password" } : {},
    submit: async ({ email, password }) => {
      await api(ChangeEmail, { body: hasPassword ? { email, password } : { email } })
      setSentTo(email.trim())
      form.reset()
    }
  })
  return (
    <form {...form.element} className={styles["form"]}>
      <div className={styles["grid"]}>
        <FormField label={m.next} error={form.errors["email"]}>
          {(control) => (
            <TextField.Root
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
              required
              {...control}
              {...form.control("email")}
            />
          )}
        </FormField>
        {hasPassword && (
          <FormField label={m.password} error={form.errors["password"]}>
            {(control) => (
              <PasswordField
                autoComplete="current-password"
                required
                {...control}
                {...form.control("password")}
              />
            )}
          </FormField>
        )}
      </div>
      <Alert error={form.formError} />
      <output>{sentTo !== undefined && <StateBadge state="go">{m.sent(sentTo)}</StateBadge>}</output>
      <div className={styles["actions"]}>
        <SubmitButton variant="surface" color="gray" busy={form.busy} busyText={m.busy}>
          {m.submit}
        </SubmitButton>
      </div>
    </form>
  )
}

/** The user's email address, whether it is verified, and a form to change it. */
export const EmailPanel = ({ me }: { readonly me: User }) => {
  const m = useMessages(account).email
  return (
    <Panel title={m.title} about={m.about}>
      <Current me={me} />
      <ChangeForm hasPassword={me.has_password} />
    </Panel>
  )
}
