import { endpoint, NotFound } from "#kernel"
import { Schema } from "effect"
import { NotificationId } from "./views.ts"

const group = "Notifications"

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
