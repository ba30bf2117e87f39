import { endpoint, HOUR, inOrganization, NotFound, pageOf, paging } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { WebhookDeliveryId, WebhookEndpointId } from "./ids.ts"
import { DeliveryStatus, WebhookDeliveryDetails, WebhookDeliveryView } from "./views.ts"

/** A person must be present: a token that leaks must not send an organization's events elsewhere. */
const common = {
  group: "Webhooks",
  access: "member",
  permission: "webhooks.manage",
  acceptsTokens: false
} as const
const oneDelivery = inOrganization({ webhookDeliveryId: WebhookDeliveryId })

export const ListWebhookDeliveries = endpoint({
  ...common,
  name: "listWebhookDeliveries",
  method: "GET",
  path: "/api/organizations/:organizationId/webhook-endpoints/:webhookEndpointId/deliveries",
  summary: "List what was sent to a webhook in the last 30 days, newest first",
  params: inOrganization({ webhookEndpointId: WebhookEndpointId }),
  query: Schema.Struct({ ...paging, status: Schema.optionalKey(DeliveryStatus) }),
  output: pageOf(WebhookDeliveryView),
  errors: [NotFound]
})

export const GetWebhookDelivery = endpoint({
  ...common,
  name: "getWebhookDelivery",
  method: "GET",
  path: "/api/organizations/:organizationId/webhook-deliveries/:webhookDeliveryId",
  summary: "Get a delivery, with what was sent and the log of its attempts",
  params: oneDelivery,
  output: WebhookDeliveryDetails,
  errors: [NotFound]
})

export const ReplayWebhookDelivery = endpoint({
  ...common,
  name: "replayWebhookDelivery",
  method: "POST",
  path: "/api/organizations/:organizationId/webhook-deliveries/:webhookDeliveryId/replay",
  summary: "Send an event again, with the same webhook-id and body",
  params: oneDelivery,
  output: WebhookDeliveryView,
  errors: [NotFound, Errors.WebhookDisabled, Errors.DeliveryPending],
  limits: [{ per: "organization", times: 1000, seconds: HOUR }]
})
