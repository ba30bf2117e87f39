import { CurrentActor, NotificationKinds, now, transactional } from "#kernel"
import { Sessions } from "#identity"
import { type PushOutcome, WebPush } from "#infra/push"
import { Effect, Option } from "effect"
import { nextAttempt } from "../domain/attempts.ts"
import { Notifications } from "../domain/Notifications.ts"
import { pushOptionsOf, payloadOf } from "../domain/pushMessage.ts"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"
import { type PushTask, Tasks } from "../domain/Tasks.ts"
import { isInAudience } from "./isInAudience.ts"

const remove = ({ userId, subscriptionId }: PushTask) =>
  PushSubscriptions.use((subscriptions) => subscriptions.remove(userId, subscriptionId))

/** The message to send, or none. Checked when sending, because the session may have ended or the member left. */
const prepare = Effect.fnUntraced(function* (task: PushTask) {
  const { userId, notificationId, subscriptionId } = task
  const subscription = Option.getOrUndefined(
    yield* PushSubscriptions.use((subscriptions) => subscriptions.find(userId, subscriptionId))
  )
  const outgoing = Option.getOrUndefined(
    yield* Notifications.use((all) => all.outgoing(userId, notificationId))
  )
  if (subscription === undefined || outgoing === undefined || outgoing.read_at !== null) return undefined
  const kind = yield* NotificationKinds.useSync((kinds) => kinds.get(outgoing.kind))
  if (kind === undefined) return undefined
  const isLive = yield* Sessions.use((sessions) => sessions.isLive(userId, subscription.session_id))
  if (!isLive) {
    yield* remove(task)
    return undefined
  }
  const { endpoint, p256dh, auth } = subscription
  const options = pushOptionsOf(kind, outgoing, yield* now)
  if (options.ttl === 0 || !(yield* isInAudience(userId, kind, outgoing.organization_id))) return undefined
  return { endpoint, keys: { p256dh, auth }, payload: payloadOf(outgoing), ...options }
}, transactional)

const handleOutcome = Effect.fnUntraced(function* (task: PushTask, outcome: PushOutcome) {
  switch (outcome._tag) {
    case "Delivered":
      return
    case "Gone":
      return yield* Effect.asVoid(remove(task))
    case "Refused":
      return yield* Effect.logWarning(`Push notification refused: ${outcome.reason}`)
    case "Later": {
      const after = nextAttempt(task.attempt, outcome.retryAfter)
      if (after === null)
        return yield* Effect.logWarning(`Push notification failed permanently: ${outcome.reason}`)
      return yield* Tasks.use((tasks) => tasks.sendPush({ ...task, attempt: task.attempt + 1 }, after))
    }
  }
}, transactional)

/** Sends one push notification to one browser. Runs with system rights and calls the push service outside of any transaction. */
export const sendPush = Effect.fn("notifications.sendPush")(
  function* (task: PushTask) {
    const message = yield* prepare(task)
    if (message === undefined) return
    yield* handleOutcome(task, yield* WebPush.use((push) => push.send(message)))
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "notifications.send-push" })
)
