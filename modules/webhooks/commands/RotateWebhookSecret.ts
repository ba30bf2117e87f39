import { now, orNotFound, permitted, plus, transactional } from "#kernel"
import { Effect } from "effect"
import type { WebhookEndpointId } from "../contract/ids.ts"
import { SECRETS_OVERLAP } from "../domain/retries.ts"
import { type StoredEndpoint, WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { announce, shown } from "./announce.ts"
import { newSecret } from "./secrets.ts"

/** Replaces the secret and returns the new one, this once. The one before signs, too, for a day. */
export const rotateWebhookSecret = Effect.fn("webhooks.rotateWebhookSecret")(function* (
  id: WebhookEndpointId
) {
  const { organizationId } = yield* permitted("webhooks.manage")
  const endpoints = yield* WebhookEndpoints
  const before = yield* endpoints.lock(organizationId, id).pipe(orNotFound("webhook"))
  const at = yield* now
  const { secret, sealed } = yield* newSecret
  const after: StoredEndpoint = {
    ...before,
    secret: sealed,
    previous_secret: before.secret,
    previous_secret_until: plus(at, SECRETS_OVERLAP),
    updated_at: at
  }
  yield* endpoints.save(after)
  yield* announce(after, "webhook.secret_rotated")
  return { endpoint: yield* shown(after), secret }
}, transactional)
