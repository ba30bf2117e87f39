import { type Cursor, EventId, OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { WebhookDeliveryId, WebhookEndpointId } from "../contract/ids.ts"
import { type DeliveryStatus, type WebhookAttemptView, WebhookDeliveryView } from "../contract/views.ts"

/** A delivery as stored. `tries`: attempts since `begun_at`, when it was created or last replayed. */
export const StoredDelivery = Schema.Struct({
  ...WebhookDeliveryView.fields,
  organization_id: OrganizationId,
  event_id: EventId,
  body: Schema.String,
  tries: Schema.Int,
  begun_at: Schema.Date
})
export type StoredDelivery = typeof StoredDelivery.Type

/** Whether the attempt with this number is the next one: it may have been made by another run of the job. */
export const isNext = ({ status, attempts }: StoredDelivery, number: number): boolean =>
  status === "pending" && attempts + 1 === number

/** The delivery after an attempt; `next` is when to try again, if at all. */
export const attempted = (
  before: StoredDelivery,
  status: DeliveryStatus,
  next: Date | null
): StoredDelivery => ({
  ...before,
  status,
  attempts: before.attempts + 1,
  tries: before.tries + 1,
  next_attempt_at: next
})

/** A delivery that begins again, with the same ID and body. */
export const replayed = (before: StoredDelivery, at: Date): StoredDelivery => ({
  ...before,
  status: "pending",
  tries: 0,
  begun_at: at,
  next_attempt_at: at
})

/** The part that lists show. */
export const viewOf = (delivery: StoredDelivery): WebhookDeliveryView => {
  const { id, endpoint_id, event_type, status, attempts, next_attempt_at, created_at } = delivery
  return { id, endpoint_id, event_type, status, attempts, next_attempt_at, created_at }
}

/** What is sent to endpoints, and what became of it. */
export class WebhookDeliveries extends Context.Service<
  WebhookDeliveries,
  {
    /** Returns the ids of those that are new: each endpoint gets an event once. */
    readonly add: (deliveries: ReadonlyArray<StoredDelivery>) => Effect.Effect<ReadonlySet<WebhookDeliveryId>>
    readonly find: (
      organizationId: OrganizationId,
      id: WebhookDeliveryId
    ) => Effect.Effect<Option.Option<StoredDelivery>>
    /** Like `find`, but locks the delivery until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: WebhookDeliveryId
    ) => Effect.Effect<Option.Option<StoredDelivery>>
    readonly save: (delivery: StoredDelivery) => Effect.Effect<void>
    readonly log: (delivery: StoredDelivery, attempt: WebhookAttemptView) => Effect.Effect<void>
    /** Newest first. */
    readonly attempts: (delivery: StoredDelivery) => Effect.Effect<ReadonlyArray<WebhookAttemptView>>
    /** Newest first; one more than the limit. */
    readonly page: (
      organizationId: OrganizationId,
      endpointId: WebhookEndpointId,
      filter: {
        readonly status: DeliveryStatus | undefined
        readonly after: Cursor | null
        readonly limit: number
      }
    ) => Effect.Effect<ReadonlyArray<WebhookDeliveryView>>
    /** Deletes deliveries that were created before an instant. Needs the system role. */
    readonly purge: (before: Date) => Effect.Effect<void>
  }
>()("webhooks/WebhookDeliveries") {}
