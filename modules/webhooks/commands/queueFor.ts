import { type EventId, newId, now, type OrganizationId, type PublicMessage } from "#kernel"
import { Effect } from "effect"
import { WebhookDeliveryId, type WebhookEndpointId } from "../contract/ids.ts"
import { bodyOf } from "../domain/message.ts"
import { Tasks } from "../domain/Tasks.ts"
import { type StoredDelivery, WebhookDeliveries } from "../domain/WebhookDeliveries.ts"

/** Something to send, which happened at an instant. */
export interface Sent {
  readonly eventId: EventId
  readonly message: PublicMessage
  readonly occurredAt: Date
}

/** Stores and queues a delivery for each endpoint, except those that already have the event. */
export const queueFor = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  endpoints: ReadonlyArray<WebhookEndpointId>,
  { eventId, message, occurredAt }: Sent
) {
  const at = yield* now
  const body = bodyOf(organizationId, message, occurredAt)
  const deliveries = yield* Effect.forEach(endpoints, (endpoint_id) =>
    Effect.map(newId(WebhookDeliveryId), (id): StoredDelivery => ({
      id,
      organization_id: organizationId,
      endpoint_id,
      event_id: eventId,
      event_type: message.type,
      body,
      status: "pending",
      attempts: 0,
      tries: 0,
      begun_at: at,
      next_attempt_at: at,
      created_at: at
    }))
  )
  const added = yield* WebhookDeliveries.use((all) => all.add(deliveries))
  const { deliver } = yield* Tasks
  const fresh = deliveries.filter(({ id }) => added.has(id))
  yield* Effect.forEach(
    fresh,
    ({ id: deliveryId }) => deliver({ organizationId, deliveryId, number: 1 }, 0),
    {
      discard: true
    }
  )
  return fresh
})
