import { newId, now, permitted } from "#kernel"
import { Effect } from "effect"
import { TooManyWebhooks } from "../contract/errors.ts"
import { WebhookEndpointId } from "../contract/ids.ts"
import { MOST_ENDPOINTS } from "../contract/views.ts"
import { Receivers } from "../domain/Receivers.ts"
import { type Entered, type StoredEndpoint, WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { announce, shown } from "./announce.ts"
import { asManager } from "./managing.ts"
import { newSecret } from "./secrets.ts"

/** Adds an endpoint and returns its secret, this once. */
export const createWebhookEndpoint = Effect.fn("webhooks.createWebhookEndpoint")(function* (
  entered: Entered
) {
  const { organizationId } = yield* permitted("webhooks.manage")
  const url = yield* Receivers.use((receivers) => receivers.callable(entered.url))
  const at = yield* now
  const { secret, sealed } = yield* newSecret
  const endpoint: StoredEndpoint = {
    ...entered,
    url,
    id: yield* newId(WebhookEndpointId),
    organization_id: organizationId,
    enabled: true,
    disabled_reason: null,
    failing_since: null,
    secret: sealed,
    previous_secret: null,
    previous_secret_until: null,
    created_at: at,
    updated_at: at
  }
  return { endpoint: yield* asManager(add(endpoint)), secret }
})

const add = Effect.fnUntraced(function* (endpoint: StoredEndpoint) {
  const endpoints = yield* WebhookEndpoints
  if ((yield* endpoints.count(endpoint.organization_id)) >= MOST_ENDPOINTS)
    return yield* new TooManyWebhooks()
  yield* endpoints.add(endpoint)
  yield* announce(endpoint, "webhook.created")
  return yield* shown(endpoint)
})
