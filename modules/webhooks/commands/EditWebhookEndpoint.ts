import { now, type OrganizationId, orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { WebhookEndpointId } from "../contract/ids.ts"
import { Receivers } from "../domain/Receivers.ts"
import { changed, changedFields, type Changes, WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { announce, shown } from "./announce.ts"
import { asManager } from "./managing.ts"

/** Changes an endpoint's fields, or enables or disables it. */
export const editWebhookEndpoint = Effect.fn("webhooks.editWebhookEndpoint")(function* (
  id: WebhookEndpointId,
  changes: Changes
) {
  const { organizationId } = yield* permitted("webhooks.manage")
  const { url } = changes
  if (url === undefined) return yield* asManager(edit(organizationId, id, changes))
  const callable = yield* Receivers.use((receivers) => receivers.callable(url))
  return yield* asManager(edit(organizationId, id, { ...changes, url: callable }))
})

const edit = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: WebhookEndpointId,
  changes: Changes
) {
  const endpoints = yield* WebhookEndpoints
  const before = yield* endpoints.lock(organizationId, id).pipe(orNotFound("webhook"))
  const fields = changedFields(before, changes)
  if (fields.length > 0) {
    const after = changed(before, changes, yield* now)
    yield* endpoints.save(after)
    yield* announce(after, "webhook.edited", { fields: fields.join(", ") })
  }
  return yield* shown(before)
})
