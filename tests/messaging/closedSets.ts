import { AttachmentView, CustomerEmailView, MessageView } from "#messaging/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "messages.message_type": [MessageView.fields.message_type.literal],
  "messages.status": MessageView.fields.status.literals,
  "attachments.kind": AttachmentView.fields.kind.literals,
  "customer_emails.status": CustomerEmailView.fields.status.literals
}
