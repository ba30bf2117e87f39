import { Events, type OrganizationId, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { CustomerEmailFailed } from "../contract/events.ts"
import type { CustomerEmailId } from "../contract/ids.ts"
import { CustomerEmails } from "../domain/CustomerEmails.ts"

/** Records that the email could not be delivered and notifies its sender. Idempotent. */
export const markCustomerEmailFailed = Effect.fn("messaging.markCustomerEmailFailed")(function* (
  organizationId: OrganizationId,
  id: CustomerEmailId,
  fault: string
) {
  const marked = yield* CustomerEmails.use((emails) => emails.fail(organizationId, id, fault))
  if (Option.isNone(marked)) return
  const { user_id: userId, recipient, subject } = marked.value
  const event = new CustomerEmailFailed({ organizationId, customerEmailId: id, userId, recipient, subject })
  yield* Events.use((events) => events.publish(event, { organizationId }))
}, transactional)
