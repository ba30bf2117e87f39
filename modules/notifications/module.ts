import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { notificationsHttp } from "./http.ts"
import { NoticesLive, notificationsJobs, TasksLive } from "./jobs.ts"
import { ChoicesLive } from "./postgres/Choices.ts"
import { DeliveriesLive } from "./postgres/Deliveries.ts"
import { notificationsInvariants } from "./postgres/invariants.ts"
import { MyNotificationsLive } from "./postgres/MyNotifications.ts"
import { NotificationsLive as Stored } from "./postgres/Notifications.ts"
import { notificationsPersonalData } from "./postgres/personalData.ts"
import { PushSubscriptionsLive } from "./postgres/PushSubscriptions.ts"

export const notificationsModule = defineModule({
  name: "notifications",
  personalData: [notificationsPersonalData],
  layer: NoticesLive.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        ChoicesLive,
        DeliveriesLive,
        MyNotificationsLive,
        PushSubscriptionsLive,
        Stored,
        TasksLive
      )
    )
  ),
  routes: notificationsHttp,
  jobs: notificationsJobs,
  invariants: notificationsInvariants,
  demo: () => import("./demo.ts")
})
