import { CurrentActor, NotificationKinds, now, transactional } from "#kernel"
import { Sessions } from "#identity"
import { type PushOutcome, WebPush } from "#infra/push"
import { Effect, Option } from "effect"
import { nextAttempt } from "../domain/attempts.ts"
import { Notifications } from "../domain/Notifications.ts"
import { handlingOf, payloadOf } from "../domain/pushMessage.ts"
import { PushSubscriptions } from "../domain/PushSubscriptions.ts"
import { type PushTask, Tasks } from "../domain/Tasks.ts"
import { mayHear } from "./mayHear.ts"

const remove = ({ userId, subscriptionId }: PushTask) =>
  PushSubscriptions.use((subscriptions) => subscriptions.remove(userId, subscriptionId))

/** What to send where, looked at when it is sent: nothing to a session that has ended or a member who has left. */
const prepare = Effect.fnUntraced(function* (task: PushTask) {
  const { userId, notificationId, subscriptionId } = task
  const subscriptions = yield* PushSubscriptions
  const subscription = Option.getOrUndefined(yield* subscriptions.find(userId, subscriptionId))
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
  const handling = handlingOf(kind, outgoing, yield* now)
  if (handling.ttl === 0 || !(yield* mayHear(userId, kind, outgoing.organization_id))) return undefined
  return { endpoint, keys: { p256dh, auth }, payload: payloadOf(outgoing), ...handling }
}, transactional)

const conclude = Effect.fnUntraced(function* (task: PushTask, outcome: PushOutcome) {
  switch (outcome._tag) {
    case "Delivered":
      return
    case "Gone":
      return yield* Effect.asVoid(remove(task))
    case "Refused":
      return yield* Effect.logWarning(`Push notification refused: ${outcome.reason}`)
    case "Later": {
      const after = nextAttempt(task.attempt, outcome.retryAfter)
      if (after === null) return yield* Effect.logWarning(`Push notification given up: ${outcome.reason}`)
      return yield* Tasks.use((tasks) => tasks.sendPush({ ...task, attempt: task.attempt + 1 }, after))
    }
  }
}, transactional)

/** Sends one push notification to one browser. With the system's rights; the request is made outside of any transaction. */
export const sendPush = Effect.fn("notifications.sendPush")(
  function* (task: PushTask) {
    const message = yield* prepare(task)
    if (message === undefined) return
    yield* conclude(task, yield* WebPush.use((push) => push.send(message)))
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "notifications.send-push" })
)
