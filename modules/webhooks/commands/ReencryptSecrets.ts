import { CurrentActor, now, transactional } from "#kernel"
import { Effect } from "effect"
import type { WebhookEndpointId } from "../contract/ids.ts"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { resealed } from "./secrets.ts"

const BATCH = 200

/** Re-encrypts secrets with the newest key, and deletes those that no longer sign. Runs with system rights. */
export const reencryptSecrets = Effect.fn("webhooks.reencryptSecrets")(
  function* () {
    let last: WebhookEndpointId | null = null
    do last = yield* reencryptAfter(last)
    while (last !== null)
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "webhooks.reencrypt-secrets" })
)

/** Returns where the next batch begins; null at the end. */
const reencryptAfter = Effect.fnUntraced(function* (last: WebhookEndpointId | null) {
  const endpoints = yield* WebhookEndpoints
  const at = yield* now
  const batch = yield* endpoints.after(last, BATCH)
  for (const endpoint of batch) {
    const secrets = yield* resealed(endpoint, at)
    if (secrets !== undefined) yield* endpoints.reseal(endpoint, secrets)
  }
  return batch.length === BATCH ? (batch.at(-1)?.id ?? null) : null
}, transactional)
