import { EditWebhookEndpoint } from "#webhooks/contract"
import { api } from "../../api/client.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { FormDialog } from "../../ui/FormDialog.tsx"
import { notify } from "../../ui/toast.ts"
import { useOrganizationRefresh } from "../tenancy/useOrganizationRefresh.ts"
import { webhooks } from "./messages/index.ts"
import { useWebhookForm } from "./useWebhookForm.ts"
import { WebhookFields } from "./WebhookFields.tsx"
import type { WebhookProps } from "./webhooks.ts"

/** Edits a webhook. */
export const EditWebhook = ({
  organization,
  endpoint,
  onClose
}: WebhookProps & { readonly onClose: () => void }) => {
  const m = useMessages(webhooks).form
  const { refresh } = useOrganizationRefresh(organization)
  const params = { organizationId: organization.id, webhookEndpointId: endpoint.id }
  const form = useWebhookForm(endpoint, async (body) => {
    await api(EditWebhookEndpoint, { params, body })
    await refresh()
    notify.success(m.saved)
    onClose()
  })
  return (
    <FormDialog
      title={m.editTitle}
      about={m.about}
      form={form}
      submit={m.save}
      busyText={m.saving}
      maxWidth="560px"
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </FormDialog>
  )
}
