import { csvPage, cutPage, permitted, readCursor } from "#kernel"
import { Effect } from "effect"
import type { CustomerEmailView } from "../contract/views.ts"
import { CustomerEmails } from "../domain/CustomerEmails.ts"
import { customerEmailViews } from "./customerEmailViews.ts"

/** At most 4 MB of text. */
const PAGE_SIZE = 100

const HEADER = ["at", "from", "customer", "to", "subject", "email", "delivered_at", "fault"]

const cellsOf = (email: CustomerEmailView) => [
  email.sent_at.toISOString(),
  email.sender_name,
  email.customer_name,
  email.recipient,
  email.subject,
  email.content,
  email.delivered_at?.toISOString() ?? "",
  email.fault ?? ""
]

/** Returns a page of an export and where the next one begins. The member may have lost the permission meanwhile. */
export const customerEmailPage = Effect.fn("messaging.customerEmailPage")(function* (after: string | null) {
  const { organizationId } = yield* permitted("customer_emails.read")
  const page = { after: after === null ? null : readCursor(after), limit: PAGE_SIZE }
  const stored = yield* CustomerEmails.use((emails) => emails.page(organizationId, undefined, page))
  const { items, next } = cutPage(stored, PAGE_SIZE, ({ sent_at: at, id }) => ({ at, id }))
  const rows = items.map(yield* customerEmailViews(organizationId, items)).map(cellsOf)
  return { bytes: csvPage(after === null ? HEADER : undefined, rows), next }
})
