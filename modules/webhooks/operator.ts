// What the operator's shell may use; no route and no other module imports it.
export { replayWebhookDelivery } from "./commands/ReplayWebhookDelivery.ts"
export { listWebhookDeliveries } from "./queries/ListWebhookDeliveries.ts"
export { listWebhookEndpoints } from "./queries/ListWebhookEndpoints.ts"
