import { type ConnectionView, SetConnection } from "#sso/contract"
import type { Organization } from "#tenancy/contract"
import { TextField } from "@radix-ui/themes"
import { api } from "../../api/client.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { FormDialog } from "../../ui/FormDialog.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { notify } from "../../ui/toast.ts"
import { useChecks } from "../../ui/useChecks.ts"
import { useForm } from "../../ui/useForm.ts"
import { useOrganizationRefresh } from "../tenancy/useOrganizationRefresh.ts"
import { sso } from "./messages/index.ts"

interface Props {
  readonly organization: Organization
  /** The one to change, if there is one. */
  readonly connection: ConnectionView | null
  readonly onClose: () => void
}

const useConnectionForm = ({ organization, connection, onClose }: Props) => {
  const m = useMessages(sso).form
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  return useForm({
    initial: {
      name: connection?.name ?? "",
      issuer: connection?.issuer ?? "",
      client_id: connection?.client_id ?? "",
      client_secret: ""
    },
    checks: {
      name: check.line(m.name, 60),
      issuer: check.line(m.issuer, 500),
      client_id: check.line(m.clientId, 200),
      ...(connection === null && { client_secret: check.line(m.clientSecret, 500) })
    },
    errorFields: { issuer_unavailable: "issuer", secret_missing: "client_secret" },
    submit: async ({ client_secret, ...fields }) => {
      const secret = client_secret.trim() === "" ? {} : { client_secret }
      await api(SetConnection, {
        params: { organizationId: organization.id },
        body: { ...fields, ...secret }
      })
      await refresh()
      notify.success(m.saved)
      onClose()
    }
  })
}

/** Sets up an identity provider, or changes what is stored of it. */
export const ConnectionDialog = (props: Props) => {
  const m = useMessages(sso).form
  const form = useConnectionForm(props)
  const plain = { autoComplete: "off", spellCheck: false } as const
  return (
    <FormDialog
      title={m.title}
      about={m.about}
      form={form}
      submit={m.save}
      busyText={m.saving}
      onClose={props.onClose}
    >
      <FormField label={m.name} hint={m.nameHint} error={form.errors["name"]}>
        {(control) => <TextField.Root {...control} {...form.control("name")} autoComplete="off" />}
      </FormField>
      <FormField label={m.issuer} hint={m.issuerHint} error={form.errors["issuer"]}>
        {(control) => (
          <TextField.Root
            {...control}
            {...form.control("issuer")}
            {...plain}
            inputMode="url"
            placeholder="https://"
          />
        )}
      </FormField>
      <FormField label={m.clientId} error={form.errors["client_id"]}>
        {(control) => <TextField.Root {...control} {...form.control("client_id")} {...plain} />}
      </FormField>
      <FormField
        label={m.clientSecret}
        {...(props.connection !== null && { hint: m.secretKept })}
        error={form.errors["client_secret"]}
      >
        {(control) => (
          <TextField.Root {...control} {...form.control("client_secret")} {...plain} type="password" />
        )}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
