import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { WebhookEndpointId } from "./ids.ts"
import { WebhookDeliveryView, WebhookEndpointFields, WebhookEndpointView, WithSecret } from "./views.ts"

/** A person must be present: a token that leaks must not send an organization's events elsewhere. */
const common = {
  group: "Webhooks",
  access: "member",
  permission: "webhooks.manage",
  acceptsTokens: false
} as const
const oneEndpoint = inOrganization({ webhookEndpointId: WebhookEndpointId })
const { url, description, event_types } = WebhookEndpointFields

/** Each may look up a host. */
const limits = [{ per: "organization", times: 200, seconds: HOUR }] as const

export const ListWebhookEndpoints = endpoint({
  ...common,
  name: "listWebhookEndpoints",
  method: "GET",
  path: "/api/organizations/:organizationId/webhook-endpoints",
  summary: "List the webhooks of an organization, newest first",
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(WebhookEndpointView) })
})

export const CreateWebhookEndpoint = endpoint({
  ...common,
  name: "createWebhookEndpoint",
  method: "POST",
  path: "/api/organizations/:organizationId/webhook-endpoints",
  summary: "Add a webhook. The response contains its secret, which is not shown again",
  params: inOrganization({}),
  body: Schema.Struct(WebhookEndpointFields),
  output: WithSecret,
  status: 201,
  errors: [NotFound, Errors.WebhookUrlRefused, Errors.TooManyWebhooks],
  returnsSecret: true,
  waitsForOthers: true,
  limits
})

export const EditWebhookEndpoint = endpoint({
  ...common,
  name: "editWebhookEndpoint",
  method: "PATCH",
  path: "/api/organizations/:organizationId/webhook-endpoints/:webhookEndpointId",
  summary: "Change a webhook's fields, or enable or disable it",
  params: oneEndpoint,
  body: Schema.Struct({
    url: Schema.optionalKey(url),
    description: Schema.optionalKey(description),
    event_types: Schema.optionalKey(event_types),
    enabled: Schema.optionalKey(Schema.Boolean)
  }),
  output: WebhookEndpointView,
  errors: [NotFound, Errors.WebhookUrlRefused],
  waitsForOthers: true,
  limits
})

export const RemoveWebhookEndpoint = endpoint({
  ...common,
  name: "removeWebhookEndpoint",
  method: "DELETE",
  path: "/api/organizations/:organizationId/webhook-endpoints/:webhookEndpointId",
  summary: "Remove a webhook, with the log of its deliveries",
  params: oneEndpoint,
  errors: [NotFound]
})

export const RotateWebhookSecret = endpoint({
  ...common,
  name: "rotateWebhookSecret",
  method: "POST",
  path: "/api/organizations/:organizationId/webhook-endpoints/:webhookEndpointId/secret",
  summary: "Replace a webhook's secret. Events are signed with the old one, too, for 24 hours",
  params: oneEndpoint,
  output: WithSecret,
  errors: [NotFound],
  returnsSecret: true
})

export const SendTestEvent = endpoint({
  ...common,
  name: "sendTestEvent",
  method: "POST",
  path: "/api/organizations/:organizationId/webhook-endpoints/:webhookEndpointId/test",
  summary: "Send a test event to a webhook",
  params: oneEndpoint,
  output: WebhookDeliveryView,
  errors: [NotFound, Errors.WebhookDisabled],
  limits: [{ per: "organization", times: 100, seconds: HOUR }]
})
