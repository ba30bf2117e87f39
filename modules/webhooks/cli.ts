import { argument, defineCli, inOrganization, limit, option, pages, titled } from "#infra/cli"
import { Effect, Schema } from "effect"
import {
  WebhookDeliveryId,
  WebhookDeliveryView,
  WebhookEndpointId,
  WebhookEndpointView
} from "./contract/index.ts"
import { listWebhookDeliveries, listWebhookEndpoints, replayWebhookDelivery } from "./operator.ts"

const Listed = Schema.Struct({
  webhooks: Schema.Array(WebhookEndpointView),
  deliveries: Schema.Array(WebhookDeliveryView)
})

const endpointsTable = (webhooks: ReadonlyArray<WebhookEndpointView>) =>
  titled(
    ["ID", "URL", "STATE", "LAST DELIVERY", "EVENTS"],
    webhooks.map(({ id, url, enabled, disabled_reason, last_delivery, event_types }) => [
      id,
      url,
      enabled ? "enabled" : (disabled_reason ?? "disabled"),
      last_delivery === null ? null : last_delivery.status,
      event_types.join(", ")
    ]),
    "No webhooks."
  )

const deliveriesTable = (deliveries: ReadonlyArray<WebhookDeliveryView>) =>
  titled(
    ["CREATED", "ID", "EVENT", "STATUS", "ATTEMPTS", "NEXT ATTEMPT"],
    deliveries.map(({ created_at, id, event_type, status, attempts, next_attempt_at }) => [
      created_at,
      id,
      event_type,
      status,
      attempts,
      next_attempt_at
    ]),
    "No deliveries."
  )

const listing = inOrganization({
  words: "webhooks list",
  summary: "List an organization's webhooks, or what was sent to one of them, newest first.",
  example: 'webhooks list --organization "Riverside Depot"',
  input: {
    deliveriesOf: option(WebhookEndpointId, "id", "the deliveries of this webhook instead"),
    limit
  },
  output: Listed,
  run: Effect.fnUntraced(function* ({ deliveriesOf, limit: most }) {
    if (deliveriesOf === null) return { webhooks: (yield* listWebhookEndpoints()).items, deliveries: [] }
    const { items } = yield* pages(most, (page) => listWebhookDeliveries(deliveriesOf, page))
    return { webhooks: [], deliveries: items }
  }),
  show: ({ webhooks, deliveries }) =>
    deliveries.length > 0 ? deliveriesTable(deliveries) : endpointsTable(webhooks)
})

const replaying = inOrganization({
  words: "webhooks replay",
  summary: "Send an event to a webhook again, with the same webhook-id and body.",
  example: 'webhooks replay 019aa000-0000-7000-8000-00000000000a --organization "Riverside Depot"',
  input: { delivery: argument(WebhookDeliveryId, "the ID of the delivery") },
  changes: true,
  output: WebhookDeliveryView,
  run: ({ delivery }) => replayWebhookDelivery(delivery),
  show: ({ event_type, attempts }) => `Queued ${event_type} again, for attempt ${attempts + 1}.`
})

export const cli = defineCli({
  topics: { webhooks: "Webhooks of an organization." },
  operations: [listing, replaying],
  hints: {
    WebhookDisabled: "A member enables it under Organization, Integrations.",
    DeliveryPending: "`motorpool webhooks list --deliveries-of <id>` shows the next attempt."
  },
  notFound: {
    webhook: "`motorpool webhooks list` shows the webhooks.",
    delivery: "`motorpool webhooks list --deliveries-of <id>` shows the deliveries."
  }
})
