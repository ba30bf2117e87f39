import { EventId, newId, now, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { WebhookDisabled } from "../contract/errors.ts"
import { TEST_EVENT } from "../contract/eventTypes.ts"
import type { WebhookEndpointId } from "../contract/ids.ts"
import { viewOf } from "../domain/WebhookDeliveries.ts"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { queueFor } from "./queueFor.ts"

/** Queues a test event for an endpoint. */
export const sendTestEvent = Effect.fn("webhooks.sendTestEvent")(function* (id: WebhookEndpointId) {
  const { organizationId } = yield* permitted("webhooks.manage")
  const { enabled } = yield* WebhookEndpoints.use((endpoints) => endpoints.find(organizationId, id)).pipe(
    orNotFound("webhook")
  )
  if (!enabled) return yield* new WebhookDisabled()
  const [delivery] = yield* queueFor(organizationId, [id], {
    eventId: yield* newId(EventId),
    message: { type: TEST_EVENT, data: { webhook_endpoint_id: id } },
    occurredAt: yield* now
  })
  if (delivery === undefined) return yield* Effect.die(new Error("A new event is never repeated."))
  return viewOf(delivery)
}, transactional)
