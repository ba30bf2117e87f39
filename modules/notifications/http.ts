import { route } from "#infra/http"
import { editNotificationPreferences } from "./commands/EditNotificationPreferences.ts"
import { endPushSubscription } from "./commands/EndPushSubscription.ts"
import { markAllNotificationsRead } from "./commands/MarkAllNotificationsRead.ts"
import { markNotificationRead } from "./commands/MarkNotificationRead.ts"
import { subscribeToPush } from "./commands/SubscribeToPush.ts"
import * as endpoints from "./contract/index.ts"
import { myNotificationPreferences } from "./queries/MyNotificationPreferences.ts"
import { myNotifications } from "./queries/MyNotifications.ts"
import { myPushSubscriptions } from "./queries/MyPushSubscriptions.ts"
import { pushKey } from "./queries/PushKey.ts"

export const notificationsHttp = [
  route(endpoints.MyNotifications, ({ query }) => myNotifications(query.search)),
  route(endpoints.MarkAllNotificationsRead, () => markAllNotificationsRead()),
  route(endpoints.MarkNotificationRead, ({ params }) => markNotificationRead(params.notificationId)),
  route(endpoints.MyNotificationPreferences, () => myNotificationPreferences()),
  route(endpoints.EditNotificationPreferences, ({ body }) => editNotificationPreferences(body)),
  route(endpoints.PushKey, () => pushKey()),
  route(endpoints.MyPushSubscriptions, () => myPushSubscriptions()),
  route(endpoints.SubscribeToPush, ({ body }) => subscribeToPush(body)),
  route(endpoints.EndPushSubscription, ({ params }) => endPushSubscription(params.pushSubscriptionId))
]
