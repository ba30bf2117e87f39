import { SendApprovalLink } from "#maintenance/contract"
import { useState } from "react"
import { api } from "../../../../api/client.ts"
import { currentLocale } from "../../../../i18n/locale.ts"
import { LOCALES } from "../../../../i18n/locales.ts"
import { common } from "../../../../i18n/messages/index.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { FormDialog } from "../../../../ui/FormDialog.tsx"
import { ChoiceInput, LongInput, TextInput } from "../../../../ui/inputs.tsx"
import { NamedOptions } from "../../../../ui/options.tsx"
import { SecretDialog } from "../../../../ui/SecretDialog.tsx"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { useMe } from "../../../identity/me.ts"
import { useOrganizationRefresh } from "../../../tenancy/useOrganizationRefresh.ts"
import { approvalLinks } from "../../messages/pages.ts"
import { refreshIfChanged } from "../../refreshIfChanged.ts"
import { Refused } from "../document/EmailDialog.tsx"
import type { WorkOrderDialogProps } from "../workOrders.ts"

interface Sent {
  readonly email: string
  readonly path: string
}

const useSending = ({ organization, workOrder }: WorkOrderDialogProps, onSent: (sent: Sent) => void) => {
  const m = useMessages(approvalLinks)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  return useDraftedForm({
    draft: `send-estimate.${organization.id}.${workOrder.id}`,
    initial: { name: "", email: "", note: "", language: currentLocale() },
    checks: { name: check.line(m.name, 120), email: check.email(m.email) },
    submit: async ({ name, email, note, language }) => {
      const { path } = await api(SendApprovalLink, {
        params: { organizationId: organization.id, workOrderId: workOrder.id },
        body: {
          expected_version: workOrder.version,
          name,
          email,
          ...(note.trim() !== "" && { note }),
          language
        }
      }).catch(refreshIfChanged(refresh))
      onSent({ email, path })
      await refresh()
    }
  })
}

const Form = ({ onSent, ...props }: WorkOrderDialogProps & { readonly onSent: (sent: Sent) => void }) => {
  const m = useMessages(approvalLinks)
  const { language: languages } = useMessages(common)
  const me = useMe()
  const form = useSending(props, onSent)
  return (
    <FormDialog
      title={m.title}
      about={m.about(me?.email ?? "")}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={props.onClose}
    >
      <TextInput form={form} name="name" label={m.name} maxLength={120} />
      <TextInput form={form} name="email" label={m.email} type="email" inputMode="email" />
      <LongInput form={form} name="note" label={m.note} optional />
      <ChoiceInput form={form} name="language" label={languages.label}>
        <NamedOptions values={LOCALES} names={languages} />
      </ChoiceInput>
      <Refused error={form.formError} />
    </FormDialog>
  )
}

const Link = ({ email, path, onClose }: Sent & Pick<WorkOrderDialogProps, "onClose">) => {
  const m = useMessages(approvalLinks)
  return (
    <SecretDialog
      title={m.sentTitle}
      about={m.sent(email)}
      label={m.link}
      secret={`${location.origin}${path}`}
      done={m.done}
      onClose={onClose}
    />
  )
}

/** Sends an estimate to someone without an account, for approval. Then shows the link, once. */
export const SendDialog = (props: WorkOrderDialogProps) => {
  const [sent, setSent] = useState<Sent>()
  return sent ? <Link {...sent} onClose={props.onClose} /> : <Form {...props} onSent={setSent} />
}
