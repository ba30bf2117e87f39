import { cutPage, orNotFound, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import type { WebhookEndpointId } from "../contract/ids.ts"
import type { DeliveryStatus } from "../contract/views.ts"
import { WebhookDeliveries } from "../domain/WebhookDeliveries.ts"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"

/** Returns a page of what was sent to an endpoint, newest first. */
export const listWebhookDeliveries = Effect.fn("webhooks.listWebhookDeliveries")(function* (
  id: WebhookEndpointId,
  { after, limit }: PageRequest,
  status?: DeliveryStatus
) {
  const { organizationId } = yield* permitted("webhooks.manage")
  yield* WebhookEndpoints.use((endpoints) => endpoints.find(organizationId, id)).pipe(orNotFound("webhook"))
  const rows = yield* WebhookDeliveries.use((all) => all.page(organizationId, id, { status, after, limit }))
  return cutPage(rows, limit, (delivery) => ({ at: delivery.created_at, id: delivery.id }))
})
