import { OrganizationId, line } from "#kernel"
import { Schema } from "effect"
import { WebhookEventType } from "./eventTypes.ts"
import { WebhookDeliveryId, WebhookEndpointId } from "./ids.ts"

/** The most endpoints of an organization. */
export const MOST_ENDPOINTS = 20

/** Why an endpoint was disabled: it answered 410, or every delivery of five days failed. */
export const DisabledReason = Schema.Literals(["gone", "failing"])
export type DisabledReason = typeof DisabledReason.Type

/** `pending`: the next attempt is due. */
export const DeliveryStatus = Schema.Literals(["pending", "delivered", "failed"])
export type DeliveryStatus = typeof DeliveryStatus.Type

/**
 * How an attempt ended. `delivered`: 2xx. `redirect`: 3xx, which is not followed. `refused`: any other status. The rest
 * got no response: `address`, because the URL may not be called, such as a private address.
 */
export const AttemptOutcome = Schema.Literals([
  "delivered",
  "redirect",
  "refused",
  "timeout",
  "connection",
  "certificate",
  "unknown_host",
  "address"
])
export type AttemptOutcome = typeof AttemptOutcome.Type

const eventTypes = Schema.Array(WebhookEventType).check(
  Schema.isMaxLength(WebhookEventType.literals.length).abort(),
  Schema.isMinLength(1, { message: "Choose at least one event." }),
  Schema.isUnique()
)

/** What people enter. */
export const WebhookEndpointFields = {
  url: line("URL", { max: 1000 }),
  description: Schema.NullOr(line("Description", { max: 200 })),
  event_types: eventTypes
}

/** Where events are sent. `previous_secret_until`: until then, events are signed with the replaced secret, too. */
export const WebhookEndpointView = Schema.Struct({
  id: WebhookEndpointId,
  organization_id: OrganizationId,
  url: Schema.String,
  description: Schema.NullOr(Schema.String),
  event_types: Schema.Array(WebhookEventType),
  enabled: Schema.Boolean,
  disabled_reason: Schema.NullOr(DisabledReason),
  previous_secret_until: Schema.NullOr(Schema.Date),
  last_delivery: Schema.NullOr(Schema.Struct({ status: DeliveryStatus, at: Schema.Date })),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type WebhookEndpointView = typeof WebhookEndpointView.Type

/** With the secret, which is shown this once. */
export const WithSecret = Schema.Struct({ endpoint: WebhookEndpointView, secret: Schema.String })

/** An event for an endpoint. `attempts`: how often it was sent. `next_attempt_at`: null unless pending. */
export const WebhookDeliveryView = Schema.Struct({
  id: WebhookDeliveryId,
  endpoint_id: WebhookEndpointId,
  event_type: Schema.String,
  status: DeliveryStatus,
  attempts: Schema.Int,
  next_attempt_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date
})
export type WebhookDeliveryView = typeof WebhookDeliveryView.Type

/** One attempt. `response`: the first kilobyte of the body. */
export const WebhookAttemptView = Schema.Struct({
  number: Schema.Int,
  at: Schema.Date,
  outcome: AttemptOutcome,
  status_code: Schema.NullOr(Schema.Int),
  duration_ms: Schema.Int,
  response: Schema.NullOr(Schema.String)
})
export type WebhookAttemptView = typeof WebhookAttemptView.Type

/** `webhook_id` and `body` are what is sent, the same at each attempt. Attempts are newest first. */
export const WebhookDeliveryDetails = Schema.Struct({
  ...WebhookDeliveryView.fields,
  webhook_id: Schema.String,
  body: Schema.String,
  log: Schema.Array(WebhookAttemptView)
})
export type WebhookDeliveryDetails = typeof WebhookDeliveryDetails.Type
