import { endpoint, line, NotFound } from "#kernel"
import { Schema } from "effect"
import { NotificationId, NotificationView } from "./views.ts"

const group = "Notifications"

export const MyNotifications = endpoint({
  name: "myNotifications",
  group,
  method: "GET",
  path: "/api/me/notifications",
  access: "person",
  summary: "List your newest 50 notifications, with the unread count",
  query: Schema.Struct({
    /** Searches title and message, ignoring case. */
    search: Schema.optionalKey(line("Search", { max: 200 }))
  }),
  output: Schema.Struct({ items: Schema.Array(NotificationView), unread: Schema.Int })
})

export const MarkNotificationRead = endpoint({
  name: "markNotificationRead",
  group,
  method: "PUT",
  path: "/api/me/notifications/:notificationId/read",
  access: "person",
  summary: "Mark a notification as read",
  params: Schema.Struct({ notificationId: NotificationId }),
  errors: [NotFound]
})

export const MarkAllNotificationsRead = endpoint({
  name: "markAllNotificationsRead",
  group,
  method: "PUT",
  path: "/api/me/notifications/read",
  access: "person",
  summary: "Mark all notifications as read"
})
