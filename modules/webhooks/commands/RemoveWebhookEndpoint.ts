import { orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { WebhookEndpointId } from "../contract/ids.ts"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { announce } from "./announce.ts"

/** Removes an endpoint with the log of its deliveries. Its secret could not be restored, so neither can it. */
export const removeWebhookEndpoint = Effect.fn("webhooks.removeWebhookEndpoint")(function* (
  id: WebhookEndpointId
) {
  const { organizationId } = yield* permitted("webhooks.manage")
  const endpoints = yield* WebhookEndpoints
  const endpoint = yield* endpoints.lock(organizationId, id).pipe(orNotFound("webhook"))
  yield* endpoints.remove(endpoint)
  yield* announce(endpoint, "webhook.removed")
}, transactional)
