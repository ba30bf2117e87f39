import type { UserId } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { forms } from "../../../i18n/messages/index.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useRecipients } from "../recipients.ts"
import { usePosting } from "../usePosting.ts"

/** In code points, as the server counts. */
const MAX_SUBJECT = 200
const MAX_CONTENT = 10_000

const lengthOf = (text: string) => Array.from(text.trim()).length

/** The errors by field; the same sentence for everything that is missing. */
const useTextChecks = () => {
  const { required, compose } = useMessages(messaging)
  const { tooLong } = useMessages(forms)
  const filled = (text: string) => (text.trim() === "" ? required : undefined)
  const atMost = (label: string, max: number) => (text: string) =>
    filled(text) ?? (lengthOf(text) > max ? tooLong(label, max) : undefined)
  return {
    recipient: filled,
    subject: atMost(compose.subject, MAX_SUBJECT),
    content: atMost(compose.message, MAX_CONTENT)
  }
}

interface Props {
  readonly organization: Organization | undefined
  readonly recipientId: UserId | undefined
  readonly onSent: () => void
}

/** The form of a new message. If it is refused, everything typed stays. */
export const useComposing = ({ organization, recipientId, onSent }: Props) => {
  const m = useMessages(messaging)
  const { recipients, error, refetch } = useRecipients(organization)
  const posting = usePosting({ sent: m.toasts.sent, failed: m.toasts.sendFailed })
  const form = useDraftedForm({
    draft: `message.${organization?.id}.${recipientId ?? ""}`,
    initial: { recipient: recipientId ?? "", subject: "", content: "" },
    checks: useTextChecks(),
    errorFields: { recipient_unavailable: "recipient", message_to_oneself: "recipient" },
    submit: async (values) => {
      const recipient = recipients?.find(({ id }) => id === values.recipient)
      if (!organization || !recipient) return
      const done = await posting(JSON.stringify(values), (envelope) => ({
        ...envelope,
        kind: "message",
        organization_id: organization.id,
        recipient_id: recipient.id,
        recipient_name: recipient.name,
        subject: values.subject.trim(),
        content: values.content.trim()
      }))
      if (done) onSent()
    }
  })
  return { form, recipients, unloaded: error, reload: () => void refetch() }
}

export type Composing = ReturnType<typeof useComposing>
