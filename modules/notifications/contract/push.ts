import { endpoint, HOUR, matching, NotFound } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { PushSubscriptionId, PushSubscriptionView } from "./views.ts"

const group = "Notifications"

/** Base64url, as browsers provide it. */
const base64url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3)
  const key = new RegExp(`^[A-Za-z0-9_-]{${characters}}=*$`)
  return matching(key, characters + 2, "This is not a key of a push subscription.")
}

export const PushKey = endpoint({
  name: "pushKey",
  group,
  method: "GET",
  path: "/api/me/push-key",
  access: "person",
  summary: "Get the public key for push subscriptions",
  mayCreate: true,
  output: Schema.Struct({ public_key: Schema.String })
})

export const MyPushSubscriptions = endpoint({
  name: "myPushSubscriptions",
  group,
  method: "GET",
  path: "/api/me/push-subscriptions",
  access: "person",
  summary: "List browsers that receive your push notifications, newest first",
  output: Schema.Struct({ items: Schema.Array(PushSubscriptionView) })
})

export const SubscribeToPush = endpoint({
  name: "subscribeToPush",
  group,
  method: "PUT",
  path: "/api/me/push-subscription",
  access: "person",
  summary: "Subscribe this browser to push notifications until its session ends",
  body: Schema.Struct({
    endpoint: Schema.String.check(Schema.isMaxLength(1000)),
    keys: Schema.Struct({ p256dh: base64url(65), auth: base64url(16) }),
    /** Of the session, which keeps it: an access token alone must not direct notifications elsewhere. */
    refresh_token: Schema.String.check(Schema.isMaxLength(200))
  }),
  output: Schema.Struct({ id: PushSubscriptionId }),
  errors: [Errors.PushHostRefused, Errors.SessionUnconfirmed, Errors.TooManyPushSubscriptions],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const EndPushSubscription = endpoint({
  name: "endPushSubscription",
  group,
  method: "DELETE",
  path: "/api/me/push-subscriptions/:pushSubscriptionId",
  access: "person",
  summary: "Unsubscribe a browser from push notifications",
  params: Schema.Struct({ pushSubscriptionId: PushSubscriptionId }),
  errors: [NotFound]
})
