import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { webhooksPermissions } from "./contract/permissions.ts"
import { webhooksHttp } from "./http.ts"
import { TasksLive, webhooksJobs } from "./jobs.ts"
import { webhooksNotifications } from "./notifications.ts"
import { WebhookDeliveriesLive } from "./postgres/WebhookDeliveries.ts"
import { WebhookEndpointsLive } from "./postgres/WebhookEndpoints.ts"
import { ReceiversLive } from "./providers/Receivers.ts"

export const webhooksModule = defineModule({
  name: "webhooks",
  permissions: webhooksPermissions,
  layer: Layer.mergeAll(ReceiversLive, TasksLive, WebhookDeliveriesLive, WebhookEndpointsLive),
  routes: webhooksHttp,
  jobs: webhooksJobs,
  notifications: webhooksNotifications,
  cli: () => import("./cli.ts")
})
