import { now, plus, publish, transactional } from "#kernel"
import { Effect, Option, Random } from "effect"
import { WebhookEndpointDisabled, WebhooksChanged } from "../contract/events.ts"
import type { DisabledReason, WebhookAttemptView } from "../contract/views.ts"
import { type Attempted, isGone } from "../domain/outcome.ts"
import { FAILING_FOR, nextAttempt } from "../domain/retries.ts"
import { type DeliveryTask, Tasks } from "../domain/Tasks.ts"
import { attempted, isNext, type StoredDelivery, WebhookDeliveries } from "../domain/WebhookDeliveries.ts"
import { type StoredEndpoint, WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { announce } from "./announce.ts"

/** Stores what became of an attempt, unless another run of the job has, and queues the next one. */
export const settleAttempt = Effect.fnUntraced(function* (
  task: DeliveryTask,
  attempt: Attempted,
  duration_ms: number
) {
  const { endpoint, delivery } = yield* lockBoth(task)
  if (endpoint === undefined || delivery === undefined || !isNext(delivery, task.number)) return
  const at = yield* now
  const { outcome, status_code, response } = attempt
  const entry: WebhookAttemptView = { number: task.number, at, outcome, status_code, duration_ms, response }
  yield* WebhookDeliveries.use((deliveries) => deliveries.log(delivery, entry))
  yield* publish(new WebhooksChanged({ organizationId: task.organizationId }))
  if (outcome === "delivered") {
    yield* rememberSuccess(endpoint)
    return yield* WebhookDeliveries.use((all) => all.save(attempted(delivery, "delivered", null)))
  }
  const isDisabled = yield* judgeFailure(endpoint, attempt, at)
  yield* tryAgain(task, delivery, isDisabled ? null : yield* retryAt(delivery, attempt, at))
}, transactional)

/** The endpoint is locked before its deliveries, as when it is removed. */
const lockBoth = Effect.fnUntraced(function* ({ organizationId, deliveryId }: DeliveryTask) {
  const deliveries = yield* WebhookDeliveries
  const delivery = Option.getOrUndefined(yield* deliveries.find(organizationId, deliveryId))
  if (delivery === undefined) return { endpoint: undefined, delivery: undefined }
  const endpoint = yield* WebhookEndpoints.use((all) => all.lock(organizationId, delivery.endpoint_id))
  const locked = yield* deliveries.lock(organizationId, deliveryId)
  return { endpoint: Option.getOrUndefined(endpoint), delivery: Option.getOrUndefined(locked) }
})

const rememberSuccess = (endpoint: StoredEndpoint) =>
  endpoint.failing_since === null
    ? Effect.void
    : WebhookEndpoints.use((all) => all.save({ ...endpoint, failing_since: null }))

const reasonToDisable = (
  { failing_since }: StoredEndpoint,
  attempt: Attempted,
  at: Date
): DisabledReason | undefined => {
  if (isGone(attempt)) return "gone"
  return failing_since !== null && plus(failing_since, FAILING_FOR) <= at ? "failing" : undefined
}

/** Remembers since when an endpoint fails, and disables one that is gone or has failed for days. Returns whether it did. */
const judgeFailure = Effect.fnUntraced(function* (endpoint: StoredEndpoint, attempt: Attempted, at: Date) {
  const endpoints = yield* WebhookEndpoints
  const { organization_id: organizationId, id: webhookEndpointId, enabled, failing_since } = endpoint
  const reason = enabled ? reasonToDisable(endpoint, attempt, at) : undefined
  if (reason === undefined) {
    if (failing_since === null) yield* endpoints.save({ ...endpoint, failing_since: at })
    return false
  }
  yield* endpoints.disable(endpoint, reason, at)
  yield* publish(new WebhookEndpointDisabled({ organizationId, webhookEndpointId, reason }))
  yield* announce(endpoint, "webhook.disabled", { reason })
  return true
})

const retryAt = Effect.fnUntraced(function* (delivery: StoredDelivery, { wish }: Attempted, at: Date) {
  const chance = yield* Random.next
  return nextAttempt(delivery.tries + 1, { begunAt: delivery.begun_at, at, chance, wish })
})

/** Queues the next attempt, or ends the delivery. */
const tryAgain = Effect.fnUntraced(function* (
  { organizationId, deliveryId, number }: DeliveryTask,
  delivery: StoredDelivery,
  next: Date | null
) {
  const deliveries = yield* WebhookDeliveries
  if (next === null) return yield* deliveries.save(attempted(delivery, "failed", null))
  yield* deliveries.save(attempted(delivery, "pending", next))
  const after = Math.max(0, Math.ceil((next.getTime() - (yield* now).getTime()) / 1000))
  yield* Tasks.use((tasks) => tasks.deliver({ organizationId, deliveryId, number: number + 1 }, after))
})
