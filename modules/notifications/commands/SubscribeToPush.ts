import { CurrentPerson, newId, now, publish, record, RequestInfo, transactional } from "#kernel"
import { Sessions } from "#identity"
import { WebPush } from "#infra/push"
import { Effect, Option } from "effect"
import {
  PushHostRefused,
  PushSubscribed,
  PushSubscriptionId,
  SessionUnconfirmed,
  TooManyPushSubscriptions
} from "../contract/index.ts"
import { browserName } from "../domain/browserName.ts"
import { MAX_BROWSERS, PushSubscriptions } from "../domain/PushSubscriptions.ts"

/** A subscription as created by the browser, and the proof that it comes from the session's own. */
export interface SubscribeToPush {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly refresh_token: string
}

/** Subscribes this browser to push messages until the current session ends. */
export const subscribeToPush = Effect.fn("notifications.subscribeToPush")(function* (input: SubscribeToPush) {
  const { userId, sessionId } = yield* CurrentPerson
  const isOwnBrowser = yield* Sessions.use((sessions) =>
    sessions.holdsRefreshToken(sessionId, input.refresh_token)
  )
  if (!isOwnBrowser) return yield* new SessionUnconfirmed()
  const endpoint = Option.getOrUndefined(
    yield* WebPush.useSync((webPush) => webPush.endpointOf(input.endpoint))
  )
  if (endpoint === undefined) return yield* new PushHostRefused()
  const subscriptions = yield* PushSubscriptions
  yield* subscriptions.lock(userId)
  const { userAgent } = yield* RequestInfo
  const subscription = {
    ...input.keys,
    id: yield* newId(PushSubscriptionId),
    user_id: userId,
    session_id: sessionId,
    endpoint,
    browser: browserName(userAgent ?? "") || "Browser",
    created_at: yield* now
  }
  if ((yield* subscriptions.countOthers(subscription)) >= MAX_BROWSERS)
    return yield* new TooManyPushSubscriptions({ most: MAX_BROWSERS })
  if (!(yield* subscriptions.has(userId, endpoint))) {
    const { browser } = subscription
    yield* publish(new PushSubscribed({ userId, browser }))
    yield* record({ action: "push.turned_on", userId, subject: browser })
  }
  return { id: yield* subscriptions.save(subscription) }
}, transactional)
