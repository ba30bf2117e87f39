import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { WebhookDeliveryId } from "../contract/ids.ts"
import { webhookIdOf } from "../domain/message.ts"
import { viewOf, WebhookDeliveries } from "../domain/WebhookDeliveries.ts"

/** Returns a delivery with what was sent and its attempts. */
export const getWebhookDelivery = Effect.fn("webhooks.getWebhookDelivery")(function* (id: WebhookDeliveryId) {
  const { organizationId } = yield* permitted("webhooks.manage")
  const deliveries = yield* WebhookDeliveries
  const delivery = yield* deliveries.find(organizationId, id).pipe(orNotFound("delivery"))
  const log = yield* deliveries.attempts(delivery)
  return { ...viewOf(delivery), webhook_id: webhookIdOf(delivery.event_id), body: delivery.body, log }
})
