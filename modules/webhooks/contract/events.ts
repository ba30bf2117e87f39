import { event, OrganizationId } from "#kernel"
import { WEBHOOKS } from "./cachedQueries.ts"
import { WebhookEndpointId } from "./ids.ts"
import { DisabledReason } from "./views.ts"

/** Endpoints were added, edited or removed, or what was sent to them changed. */
export class WebhooksChanged extends event(
  "WebhooksChanged",
  { organizationId: OrganizationId },
  { invalidates: [WEBHOOKS] }
) {}

/** An endpoint was disabled, because it no longer takes events. */
export class WebhookEndpointDisabled extends event(
  "WebhookEndpointDisabled",
  { organizationId: OrganizationId, webhookEndpointId: WebhookEndpointId, reason: DisabledReason },
  { invalidates: [WEBHOOKS] }
) {}
