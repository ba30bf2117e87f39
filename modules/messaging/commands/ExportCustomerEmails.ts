import { csvFile, now, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"

/** Begins an export of the emails to customers as a CSV file. The audit log says so before the first one leaves. */
export const exportCustomerEmails = Effect.fn("messaging.exportCustomerEmails")(function* () {
  const { organizationId } = yield* permitted("customer_emails.read")
  yield* record({ action: "customer_emails.exported", organizationId })
  return csvFile("customer-emails", yield* now)
}, transactional)
