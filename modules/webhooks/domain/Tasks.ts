import { OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { WebhookDeliveryId } from "../contract/ids.ts"

/** The attempt with this number, from 1. */
export const DeliveryTask = Schema.Struct({
  organizationId: OrganizationId,
  deliveryId: WebhookDeliveryId,
  number: Schema.Int
})
export type DeliveryTask = typeof DeliveryTask.Type

/** Queues work in the open unit of work. */
export class Tasks extends Context.Service<
  Tasks,
  {
    /** Starts after the given seconds. */
    readonly deliver: (task: DeliveryTask, after: number) => Effect.Effect<void>
  }
>()("webhooks/Tasks") {}
