import { ChangePassword, type User } from "#identity/contract"
import { useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { account, identity } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { PasswordField } from "../../../ui/PasswordField.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { meQuery } from "../me.ts"
import styles from "./Account.module.css"
import { sessionsQuery } from "./sessions.ts"

const usePasswordChange = ({ has_password }: User) => {
  const { current, next, done, first } = useMessages(account).password
  const check = useChecks()
  const client = useQueryClient()
  const form = useForm({
    initial: { current_password: "", new_password: "" },
    checks: {
      ...(has_password && { current_password: check.given(current) }),
      new_password: check.newPassword(next)
    },
    errorFields: {
      ...(has_password && { wrong_password: "current_password" as const }),
      password_too_common: "new_password"
    },
    submit: async ({ current_password, new_password }) => {
      await api(ChangePassword, {
        body: has_password ? { current_password, new_password } : { new_password }
      })
      form.reset()
      notify.success(has_password ? done : first.done)
      await Promise.all(
        [meQuery, sessionsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))
      )
    }
  })
  return form
}

/** A new password, confirmed by the current one; or a first one, which requires a proof of identity instead. */
export const PasswordPanel = ({ me }: { readonly me: User }) => {
  const m = useMessages(account).password
  const { passwordHint } = useMessages(identity)
  const form = usePasswordChange(me)
  const { title, about, submit } = me.has_password ? m : m.first
  return (
    <Panel title={title} about={about}>
      <form {...form.element} className={styles["form"]}>
        {/* Lets password managers know whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={me.email} readOnly hidden />
        <div className={styles["grid"]}>
          {me.has_password && (
            <FormField label={m.current} error={form.errors["current_password"]}>
              {(control) => (
                <PasswordField
                  autoComplete="current-password"
                  required
                  {...control}
                  {...form.control("current_password")}
                />
              )}
            </FormField>
          )}
          <FormField label={m.next} hint={passwordHint} error={form.errors["new_password"]}>
            {(control) => (
              <PasswordField
                autoComplete="new-password"
                required
                {...control}
                {...form.control("new_password")}
              />
            )}
          </FormField>
        </div>
        <Alert error={form.formError} />
        <div className={styles["actions"]}>
          <SubmitButton variant="surface" color="gray" busy={form.busy} busyText={m.busy}>
            {submit}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  )
}
