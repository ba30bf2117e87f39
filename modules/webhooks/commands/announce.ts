import { orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { WebhooksChanged } from "../contract/events.ts"
import { type StoredEndpoint, WebhookEndpoints } from "../domain/WebhookEndpoints.ts"

/** The host alone: the rest of a URL may be a secret. */
export const hostOf = ({ url }: Pick<StoredEndpoint, "url">): string => new URL(url).host

/** Publishes that webhooks changed, and writes it to the audit log. */
export const announce = Effect.fnUntraced(function* (
  endpoint: StoredEndpoint,
  action: string,
  details: Readonly<Record<string, string>> = {}
) {
  const { organization_id: organizationId } = endpoint
  yield* publish(new WebhooksChanged({ organizationId }))
  yield* record({ action, organizationId, subject: hostOf(endpoint), details })
})

/** The endpoint as it is shown. */
export const shown = ({ organization_id, id }: StoredEndpoint) =>
  WebhookEndpoints.use((endpoints) => endpoints.view(organization_id, id)).pipe(orNotFound("webhook"))
