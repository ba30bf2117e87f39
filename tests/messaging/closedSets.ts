import { CustomerEmailView, MessageView } from "#messaging/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "messages.message_type": [MessageView.fields.message_type.literal],
  "messages.status": MessageView.fields.status.literals,
  "customer_emails.status": CustomerEmailView.fields.status.literals
}
