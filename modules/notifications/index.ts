import { Layer } from "effect"
import { TasksLive } from "./jobs.ts"
import { ChoicesLive } from "./postgres/Choices.ts"
import { DeliveriesLive } from "./postgres/Deliveries.ts"
import { MyNotificationsLive } from "./postgres/MyNotifications.ts"
import { NotificationsLive as Stored } from "./postgres/Notifications.ts"
import { PushSubscriptionsLive } from "./postgres/PushSubscriptions.ts"

export { Presence } from "./domain/Presence.ts"
export { notificationsHttp } from "./http.ts"
export { notificationsJobs } from "./jobs.ts"
export { notificationsInvariants } from "./postgres/invariants.ts"

/** Notifications' adapters; they need a database and the job queues. */
export const NotificationsLive = Layer.mergeAll(
  ChoicesLive,
  DeliveriesLive,
  MyNotificationsLive,
  PushSubscriptionsLive,
  Stored,
  TasksLive
)
