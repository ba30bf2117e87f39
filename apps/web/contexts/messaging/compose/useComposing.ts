import type { UserId } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { CHOSEN_AT_MOST } from "#messaging/contract"
import { forms } from "../../../i18n/messages/index.ts"
import { shell } from "../../../app/messages/index.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { textWith } from "../attachments/textWith.ts"
import type { Attachments } from "../attachments/useAttachments.ts"
import { useRecipients } from "../recipients.ts"
import { type Addressees, addresseesOf, chosenIds, peopleValue } from "./addressees.ts"
import { usePosting } from "../usePosting.ts"

/** In code points, as the server counts. */
const MAX_SUBJECT = 200
const MAX_CONTENT = 10_000

const lengthOf = (text: string) => Array.from(text.trim()).length

/** The errors by field; the same sentence for everything that is missing. */
const useTextChecks = (areLoaded: boolean, { files }: Attachments) => {
  const { required, compose } = useMessages(messaging)
  const { tooLong } = useMessages(forms)
  const filled = (text: string) => (text.trim() === "" ? required : undefined)
  const atMost = (label: string, max: number) => (text: string) =>
    filled(text) ?? (lengthOf(text) > max ? tooLong(label, max) : undefined)
  const someone = (text: string) => {
    if (text === "" || text === peopleValue([])) return required
    return chosenIds(text).length > CHOSEN_AT_MOST ? compose.tooManyPeople(CHOSEN_AT_MOST) : undefined
  }
  return {
    recipient: areLoaded ? someone : () => compose.unloaded,
    subject: atMost(compose.subject, MAX_SUBJECT),
    content: (text: string) => atMost(compose.message, MAX_CONTENT)(textWith(files, text))
  }
}

/** The part of a queued message that says where it goes. */
const useDestination = () => {
  const m = useMessages(messaging).compose
  const { roles } = useMessages(shell)
  return (addressees: Addressees) => {
    if ("one" in addressees) {
      const { id, name } = addressees.one
      return { kind: "message" as const, recipient_id: id, recipient_name: name }
    }
    const { to, people, role } = addressees
    const name = role ? m.role(roles[role], people.length) : m.people(people.length)
    return { kind: "several" as const, to, recipient_name: name }
  }
}

interface Props {
  readonly organization: Organization | undefined
  readonly recipientId: UserId | undefined
  readonly attachments: Attachments
  readonly onSent: () => void
}

/** The form of a new message. If it is refused, everything typed stays. */
export const useComposing = ({ organization, recipientId, attachments, onSent }: Props) => {
  const m = useMessages(messaging)
  const { recipients, error, refetch } = useRecipients(organization)
  const destinationOf = useDestination()
  const posting = usePosting({ sent: m.toasts.sent, failed: m.toasts.sendFailed })
  const form = useDraftedForm({
    draft: `message.${organization?.id}.${recipientId ?? ""}`,
    initial: { recipient: recipientId ?? "", subject: "", content: "" },
    checks: useTextChecks(recipients !== undefined, attachments),
    errorFields: {
      recipient_unavailable: "recipient",
      message_to_oneself: "recipient",
      no_recipients: "recipient",
      too_many_recipients: "recipient"
    },
    submit: async (values) => {
      const addressees = addresseesOf(values.recipient, recipients ?? [])
      if (!organization || !addressees) return false
      const files = await attachments.settled()
      const text = { subject: values.subject.trim(), content: textWith(files, values.content) }
      const done = await posting(JSON.stringify(values), files, (envelope) => ({
        ...envelope,
        ...text,
        organization_id: organization.id,
        ...destinationOf(addressees)
      }))
      if (done) onSent()
      return done
    }
  })
  return { form, attachments, recipients, unloaded: error, reload: () => void refetch() }
}

export type Composing = ReturnType<typeof useComposing>
