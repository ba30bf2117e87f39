import { endpoint, line } from "#kernel"
import { Schema } from "effect"
import { NotificationView } from "./views.ts"

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
