import type { EmailAddress, Mail, SenderKind } from "#kernel"
import type { Standing } from "./allowance.ts"

interface Lowered {
  readonly kind: SenderKind
  readonly id: string
  readonly standing: Standing
  readonly reason: string
}

/** To operators, about a sender whose emails bounced or were reported as spam. IDs only: names come from strangers. */
export const reviewMail = (to: EmailAddress, { kind, id, standing, reason }: Lowered): Mail => ({
  kind: "mail.sender-lowered",
  to,
  locale: "en",
  subject: `Outgoing emails of an ${kind} are now ${standing}`,
  paragraphs: [
    `Outgoing emails of the ${kind} ${id} are now ${standing}. ${reason}`,
    "To see all senders, run: motorpool mail senders. To allow it again, run: motorpool mail allow."
  ],
  footnote: "You receive this email because your address is set in OPERATIONS_EMAIL."
})
