import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import { createWebhookEndpoint } from "./commands/CreateWebhookEndpoint.ts"
import { editWebhookEndpoint } from "./commands/EditWebhookEndpoint.ts"
import { removeWebhookEndpoint } from "./commands/RemoveWebhookEndpoint.ts"
import { replayWebhookDelivery } from "./commands/ReplayWebhookDelivery.ts"
import { rotateWebhookSecret } from "./commands/RotateWebhookSecret.ts"
import { sendTestEvent } from "./commands/SendTestEvent.ts"
import * as endpoints from "./contract/index.ts"
import { getWebhookDelivery } from "./queries/GetWebhookDelivery.ts"
import { listWebhookDeliveries } from "./queries/ListWebhookDeliveries.ts"
import { listWebhookEndpoints } from "./queries/ListWebhookEndpoints.ts"

export const webhooksHttp = [
  route(endpoints.ListWebhookEndpoints, () => listWebhookEndpoints()),
  route(endpoints.CreateWebhookEndpoint, ({ body }) => createWebhookEndpoint(body)),
  route(endpoints.EditWebhookEndpoint, ({ params, body }) =>
    editWebhookEndpoint(params.webhookEndpointId, body)
  ),
  route(endpoints.RemoveWebhookEndpoint, ({ params }) => removeWebhookEndpoint(params.webhookEndpointId)),
  route(endpoints.RotateWebhookSecret, ({ params }) => rotateWebhookSecret(params.webhookEndpointId)),
  route(endpoints.SendTestEvent, ({ params }) => sendTestEvent(params.webhookEndpointId)),
  route(endpoints.ListWebhookDeliveries, ({ params, query }) =>
    listWebhookDeliveries(params.webhookEndpointId, pageRequest(query), query.status)
  ),
  route(endpoints.GetWebhookDelivery, ({ params }) => getWebhookDelivery(params.webhookDeliveryId)),
  route(endpoints.ReplayWebhookDelivery, ({ params }) => replayWebhookDelivery(params.webhookDeliveryId))
]
