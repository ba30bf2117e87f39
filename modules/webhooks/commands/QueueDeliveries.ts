import { CurrentActor, type EventEnvelope, type OrganizationId, transactional } from "#kernel"
import { Effect } from "effect"
import { PUBLIC_EVENTS } from "../contract/eventTypes.ts"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { queueFor, type Sent } from "./queueFor.ts"

const published = new Map(PUBLIC_EVENTS.map((one) => [one.event.identifier, one]))

/** Queues an event for the endpoints of its organization that receive its type. Idempotent. */
export const queueDeliveries = Effect.fn("webhooks.queueDeliveries")(function* (envelope: EventEnvelope) {
  const { id: eventId, name, organizationId, occurredAt, data } = envelope
  const message = published.get(name)?.messageOf(data)
  if (message === undefined || organizationId === null) return
  yield* queue(organizationId, { eventId, occurredAt, message }).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "webhooks.queue-deliveries", organizationId })
  )
})

const queue = Effect.fnUntraced(function* (organizationId: OrganizationId, sent: Sent) {
  const endpoints = yield* WebhookEndpoints.use((all) => all.receiving(organizationId, sent.message.type))
  if (endpoints.length > 0) yield* queueFor(organizationId, endpoints, sent)
}, transactional)
