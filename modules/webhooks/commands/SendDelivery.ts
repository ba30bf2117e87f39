import { CurrentActor, now, transactional } from "#kernel"
import { Clock, Effect, Option } from "effect"
import { Receivers } from "../domain/Receivers.ts"
import { type DeliveryTask, Tasks } from "../domain/Tasks.ts"
import { isNext, WebhookDeliveries } from "../domain/WebhookDeliveries.ts"
import { WebhookEndpoints } from "../domain/WebhookEndpoints.ts"
import { settleAttempt } from "./settleAttempt.ts"
import { signingSecrets } from "./secrets.ts"

/** Seconds until a request that did not get its turn waits for it again. */
const NO_TURN = 5

/**
 * Sends an event to its endpoint once, and decides when to try again. Runs as the event's organization, and calls the
 * server outside of any unit of work. Killed after sending, it sends again, with the same ID.
 */
export const sendDelivery = Effect.fn("webhooks.sendDelivery")(function* (task: DeliveryTask) {
  const { organizationId } = task
  yield* send(task).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "webhooks.send-delivery", organizationId })
  )
})

const send = Effect.fnUntraced(function* (task: DeliveryTask) {
  const post = yield* prepare(task)
  if (post === undefined) return
  const from = yield* Clock.currentTimeMillis
  const attempt = yield* Receivers.use((receivers) => receivers.post(post))
  if (attempt === undefined) return yield* waitForTurn(task)
  const to = yield* Clock.currentTimeMillis
  yield* settleAttempt(task, attempt, Math.max(0, to - from))
})

/** What to send, if anything: the attempt may have been made, or the endpoint be gone or disabled. */
const prepare = Effect.fnUntraced(function* ({ organizationId, deliveryId, number }: DeliveryTask) {
  const deliveries = yield* WebhookDeliveries
  const delivery = Option.getOrUndefined(yield* deliveries.find(organizationId, deliveryId))
  if (delivery === undefined || !isNext(delivery, number)) return undefined
  const endpoint = Option.getOrUndefined(
    yield* WebhookEndpoints.use((all) => all.find(organizationId, delivery.endpoint_id))
  )
  if (endpoint === undefined) return undefined
  if (!endpoint.enabled) {
    yield* deliveries.save({ ...delivery, status: "failed", next_attempt_at: null })
    return undefined
  }
  const at = yield* now
  const { body, event_id: eventId } = delivery
  return {
    url: endpoint.url,
    eventId,
    body,
    at,
    organizationId,
    secrets: yield* signingSecrets(endpoint, at)
  }
}, transactional)

const waitForTurn = (task: DeliveryTask) => transactional(Tasks.use((tasks) => tasks.deliver(task, NO_TURN)))
