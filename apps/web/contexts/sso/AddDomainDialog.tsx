import { AddDomain } from "#sso/contract"
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
  readonly onClose: () => void
}

export const AddDomainDialog = ({ organization, onClose }: Props) => {
  const m = useMessages(sso).domains
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const form = useForm({
    initial: { domain: "" },
    checks: { domain: check.line(m.domain, 253) },
    errorFields: { domain_added: "domain" },
    submit: async (body) => {
      await api(AddDomain, { params: { organizationId: organization.id }, body })
      await refresh()
      notify.success(m.added)
      onClose()
    }
  })
  return (
    <FormDialog
      title={m.add}
      about={m.addAbout}
      form={form}
      submit={m.add}
      busyText={m.adding}
      onClose={onClose}
    >
      <FormField label={m.domain} error={form.errors["domain"]}>
        {(control) => (
          <TextField.Root
            {...control}
            {...form.control("domain")}
            placeholder="example.com"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
