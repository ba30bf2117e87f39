import { job, Queue, queued, reactionToEach, workingFor } from "#infra/jobs"
import { Effect, Layer } from "effect"
import { purgeOldDeliveries } from "./commands/PurgeOldDeliveries.ts"
import { queueDeliveries } from "./commands/QueueDeliveries.ts"
import { reencryptSecrets } from "./commands/ReencryptSecrets.ts"
import { sendDelivery } from "./commands/SendDelivery.ts"
import { PUBLIC_EVENTS } from "./contract/eventTypes.ts"
import { DeliveryTask, Tasks } from "./domain/Tasks.ts"
import { whenWebhookEndpointDisabled } from "./reactions/WhenWebhookEndpointDisabled.ts"

const SEND_DELIVERY = "webhooks.send-delivery"

/** The background jobs of webhooks. */
export const webhooksJobs = [
  reactionToEach({
    name: "webhooks.queue-deliveries",
    does: "Queues an event for the webhooks of its organization that receive it.",
    touches: ["webhooks.endpoints", "webhooks.deliveries"],
    events: PUBLIC_EVENTS.map(({ event }) => event),
    run: queueDeliveries
  }),
  whenWebhookEndpointDisabled,
  queued({
    name: SEND_DELIVERY,
    does: "Sends one event to one webhook, and queues the next attempt if it fails.",
    touches: ["webhooks.deliveries", "webhooks.attempts", "webhooks.endpoints", "the webhook's server"],
    data: DeliveryTask,
    retries: 8,
    role: "application",
    concurrency: 8,
    // Servers that answer slowly must not keep the events of other organizations waiting.
    perGroup: 2,
    run: (task) =>
      workingFor({ organizationId: task.organizationId, deliveryId: task.deliveryId })(sendDelivery(task))
  }),
  job({
    name: "webhooks.purge-old-deliveries",
    does: "Deletes deliveries of webhooks older than 30 days.",
    touches: ["webhooks.deliveries", "webhooks.attempts"],
    cron: "27 * * * *",
    run: purgeOldDeliveries()
  }),
  job({
    name: "webhooks.reencrypt-secrets",
    does: "Re-encrypts the secrets of webhooks with the newest SECRET_KEY, and deletes replaced ones.",
    touches: ["webhooks.endpoints"],
    cron: "18 * * * *",
    run: reencryptSecrets()
  })
]

/** Queues this module's own work in the open unit of work. */
export const TasksLive = Layer.effect(
  Tasks,
  Effect.gen(function* () {
    const { send } = yield* Queue
    const services = yield* Effect.context<Effect.Services<ReturnType<typeof send>>>()
    return Tasks.of({
      deliver: (task, after) =>
        Effect.provideContext(
          send(SEND_DELIVERY, task, { startAfter: after, group: task.organizationId }),
          services
        )
    })
  })
)
