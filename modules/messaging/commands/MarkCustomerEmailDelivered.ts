import { Events, now, type OrganizationId, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { CustomerEmailDelivered } from "../contract/events.ts"
import type { CustomerEmailId } from "../contract/ids.ts"
import { CustomerEmails } from "../domain/CustomerEmails.ts"

/** Records that a mail server accepted the email. Idempotent. */
export const markCustomerEmailDelivered = Effect.fn("messaging.markCustomerEmailDelivered")(function* (
  organizationId: OrganizationId,
  id: CustomerEmailId
) {
  const at = yield* now
  const marked = yield* CustomerEmails.use((emails) => emails.deliver(organizationId, id, at))
  if (Option.isNone(marked)) return
  const event = new CustomerEmailDelivered({
    organizationId,
    customerEmailId: id,
    userId: marked.value.user_id
  })
  yield* Events.use((events) => events.publish(event, { organizationId }))
}, transactional)
