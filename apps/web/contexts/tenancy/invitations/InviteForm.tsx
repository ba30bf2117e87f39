import { outranks, Role } from "#kernel"
import { InviteMember, type Organization } from "#tenancy/contract"
import { Button, Dialog, TextField } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { problemOf } from "../../../api/problem.ts"
import { common } from "../../../i18n/messages/index.ts"
import { shell } from "../../../app/messages/index.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useMe } from "../../identity/me.ts"
import { ResendButton } from "../../identity/ResendButton.tsx"
import styles from "../Form.module.css"
import { useOrganizationRefresh } from "../useOrganizationRefresh.ts"

interface Props {
  readonly organization: Organization
  readonly onInvited: () => void
}

const DEFAULT_ROLE: Role = "viewer"

const roleOf = (text: string): Role => Role.literals.find((role) => role === text) ?? DEFAULT_ROLE

const useInviting = ({ organization, onInvited }: Props) => {
  const { invite } = useMessages(tenancy)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  return useForm({
    initial: { invited_name: "", email: "", role: DEFAULT_ROLE },
    checks: { invited_name: check.line(invite.name, 120), email: check.email(invite.email) },
    errorFields: { already_a_member: "email", already_invited: "email", role_above_own: "role" },
    submit: async ({ invited_name, email, role }) => {
      await api(InviteMember, {
        params: { organizationId: organization.id },
        body: { invited_name, email, role: roleOf(role) }
      })
      await refresh()
      notify.success(invite.sent(email.trim()))
      onInvited()
    }
  })
}

type Inviting = ReturnType<typeof useInviting>

const Fields = ({ organization, form }: Pick<Props, "organization"> & { readonly form: Inviting }) => {
  const { invite, roleHints } = useMessages(tenancy)
  const { roles } = useMessages(shell)
  const { errors, control: bind, values } = form
  return (
    <>
      <FormField label={invite.name} error={errors["invited_name"]}>
        {(control) => <TextField.Root {...control} {...bind("invited_name")} autoComplete="off" required />}
      </FormField>
      <FormField label={invite.email} error={errors["email"]}>
        {(control) => (
          <TextField.Root
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            required
            {...control}
            {...bind("email")}
          />
        )}
      </FormField>
      <FormField label={invite.role} hint={roleHints[roleOf(values.role)]} error={errors["role"]}>
        {(control) => (
          <Select {...control} {...bind("role")}>
            {Role.literals
              .filter((role) => !outranks(role, organization.role))
              .map((role) => (
                <option key={role} value={role}>
                  {roles[role]}
                </option>
              ))}
          </Select>
        )}
      </FormField>
    </>
  )
}

/** Email address and role; the role is at most the user's own rank. */
export const InviteForm = (props: Props) => {
  const { cancel } = useMessages(common)
  const { invite } = useMessages(tenancy)
  const me = useMe()
  const form = useInviting(props)
  const unverified = form.formError !== undefined && problemOf(form.formError).code === "address_not_verified"
  return (
    <form {...form.element} className={styles["form"]}>
      <Fields organization={props.organization} form={form} />
      <Alert error={form.formError}>{unverified && me && <ResendButton email={me.email} />}</Alert>
      <div className={styles["actions"]}>
        <Dialog.Close>
          <Button variant="surface" color="gray">
            {cancel}
          </Button>
        </Dialog.Close>
        <SubmitButton busy={form.busy} busyText={invite.busy}>
          {invite.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
