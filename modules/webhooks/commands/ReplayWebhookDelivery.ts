import { now, orNotFound, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"
import { DeliveryPending, WebhookDisabled } from "../contract/errors.ts"
import type { WebhookDeliveryId } from "../contract/ids.ts"
import { Tasks } from "../domain/Tasks.ts"
import { replayed, viewOf, WebhookDeliveries } from "../domain/WebhookDeliveries.ts"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { hostOf } from "./announce.ts"

/** Sends an event again, with the same ID and body, and tries for another day. */
export const replayWebhookDelivery = Effect.fn("webhooks.replayWebhookDelivery")(function* (
  id: WebhookDeliveryId
) {
  const { organizationId } = yield* permitted("webhooks.manage")
  const deliveries = yield* WebhookDeliveries
  const before = yield* deliveries.lock(organizationId, id).pipe(orNotFound("delivery"))
  const endpoint = yield* WebhookEndpoints.use((all) => all.find(organizationId, before.endpoint_id)).pipe(
    orNotFound("webhook")
  )
  if (!endpoint.enabled) return yield* new WebhookDisabled()
  if (before.status === "pending") return yield* new DeliveryPending()
  const after = replayed(before, yield* now)
  yield* deliveries.save(after)
  const task = { organizationId, deliveryId: id, number: after.attempts + 1 }
  yield* Tasks.use((tasks) => tasks.deliver(task, 0))
  const details = { event: after.event_type }
  yield* record({ action: "webhook.replayed", organizationId, subject: hostOf(endpoint), details })
  return viewOf(after)
}, transactional)
