import type { Organization } from "#tenancy/contract"
import { CreateWebhookEndpoint } from "#webhooks/contract"
import { useState } from "react"
import { api } from "../../api/client.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { FormDialog } from "../../ui/FormDialog.tsx"
import { notify } from "../../ui/toast.ts"
import { useOrganizationRefresh } from "../tenancy/useOrganizationRefresh.ts"
import { webhooks } from "./messages/index.ts"
import { WebhookSecretDialog } from "./WebhookSecretDialog.tsx"
import { useWebhookForm } from "./useWebhookForm.ts"
import { WebhookFields } from "./WebhookFields.tsx"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

const EMPTY = { url: "", description: null, event_types: [] }

const NewWebhook = ({
  organization,
  onClose,
  onAdded
}: Props & { readonly onAdded: (secret: string) => void }) => {
  const { form: m, add } = useMessages(webhooks)
  const { refresh } = useOrganizationRefresh(organization)
  const form = useWebhookForm(EMPTY, async (body) => {
    const { secret } = await api(CreateWebhookEndpoint, { params: { organizationId: organization.id }, body })
    await refresh()
    notify.success(m.added)
    onAdded(secret)
  })
  return (
    <FormDialog
      title={m.addTitle}
      about={m.about}
      form={form}
      submit={add}
      busyText={m.adding}
      maxWidth="560px"
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </FormDialog>
  )
}

/** Adds a webhook, then shows its secret, once. */
export const AddWebhook = ({ organization, onClose }: Props) => {
  const [secret, setSecret] = useState<string>()
  return secret === undefined ? (
    <NewWebhook organization={organization} onClose={onClose} onAdded={setSecret} />
  ) : (
    <WebhookSecretDialog secret={secret} onClose={onClose} />
  )
}
