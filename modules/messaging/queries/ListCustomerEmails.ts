import { cutPage, type PageRequest, permitted } from "#kernel"
import type { CustomerId } from "#customers/contract"
import { Effect } from "effect"
import { CustomerEmails } from "../domain/CustomerEmails.ts"
import { customerEmailViews } from "./customerEmailViews.ts"

/**
 * Returns a page of the organization's emails to customers, or to the given one, newest first; also those sent before
 * customer emails were turned off.
 */
export const listCustomerEmails = Effect.fn("messaging.listCustomerEmails")(function* (
  page: PageRequest,
  customer?: CustomerId
) {
  const { organizationId } = yield* permitted("customer_emails.read")
  const rows = yield* CustomerEmails.use((emails) => emails.page(organizationId, customer, page))
  const { items, next } = cutPage(rows, page.limit, ({ sent_at: at, id }) => ({ at, id }))
  const view = yield* customerEmailViews(organizationId, items)
  return { items: items.map(view), next }
})
