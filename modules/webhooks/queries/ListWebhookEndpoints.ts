import { permitted } from "#kernel"
import { Effect } from "effect"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"

/** Returns the endpoints of the organization, newest first. */
export const listWebhookEndpoints = Effect.fn("webhooks.listWebhookEndpoints")(function* () {
  const { organizationId } = yield* permitted("webhooks.manage")
  return { items: yield* WebhookEndpoints.use((endpoints) => endpoints.all(organizationId)) }
})
