import { Notices } from "#kernel"
import { job, Queue, queued } from "#infra/jobs"
import { Context, Effect, Layer } from "effect"
import { announceSessionEnd } from "./commands/AnnounceSessionEnd.ts"
import { deliverDue } from "./commands/DeliverDue.ts"
import { notifyPerson } from "./commands/NotifyPerson.ts"
import { purgeOldNotifications } from "./commands/PurgeOldNotifications.ts"
import { markReadAbout } from "./commands/MarkReadAbout.ts"
import { sendPush } from "./commands/SendPush.ts"
import { PushTask, SessionEndTask, Tasks } from "./domain/Tasks.ts"
import { whenPushSubscribed } from "./reactions/WhenPushSubscribed.ts"
import { whenSessionsEnded } from "./reactions/WhenSessionsEnded.ts"

const SEND_PUSH = "notifications.send-push"
const ANNOUNCE_SESSION_END = "notifications.announce-session-end"

/** The background jobs of notifications. */
export const notificationsJobs = [
  whenPushSubscribed,
  whenSessionsEnded,
  queued({
    name: SEND_PUSH,
    does: "Sends one push notification to one browser.",
    touches: ["notifications.push_subscriptions", "the browser's push service"],
    data: PushTask,
    retries: 8,
    concurrency: 8,
    run: sendPush
  }),
  queued({
    name: ANNOUNCE_SESSION_END,
    does: "Has a browser delete what it stored, after its session was ended elsewhere.",
    touches: ["the browser's push service"],
    data: SessionEndTask,
    retries: 8,
    concurrency: 8,
    run: announceSessionEnd
  }),
  job({
    name: "notifications.deliver-due",
    does: "Sends daily digests and notifications held back during quiet hours.",
    touches: ["notifications.deliveries", "notifications.settings", "app.mails"],
    cron: "*/5 * * * *",
    run: deliverDue()
  }),
  job({
    name: "notifications.purge-old",
    does: "Deletes notifications older than 180 days.",
    touches: ["notifications.notifications"],
    cron: "37 * * * *",
    run: purgeOldNotifications()
  })
]

/** Queues this module's own work in the open transaction. */
export const TasksLive = Layer.effect(
  Tasks,
  Effect.gen(function* () {
    const { send } = yield* Queue
    const services = yield* Effect.context<Effect.Services<ReturnType<typeof send>>>()
    return Tasks.of({
      sendPush: (task, after) =>
        Effect.provideContext(send(SEND_PUSH, task, { startAfter: after }), services),
      announceSessionEnd: (task, after) =>
        Effect.provideContext(send(ANNOUNCE_SESSION_END, task, { startAfter: after }), services)
    })
  })
)

type Services = Effect.Services<ReturnType<typeof notifyPerson> | ReturnType<typeof markReadAbout>>

/** Sends the notices of other modules. The caller's services take precedence: a dry run or the demo replaces some. */
export const NoticesLive = Layer.effect(
  Notices,
  Effect.map(Effect.context<Services>(), (services) => {
    const inCall = <A, E>(work: Effect.Effect<A, E, Services>): Effect.Effect<A, E> =>
      Effect.flatMap(Effect.context(), (call) => Effect.provideContext(work, Context.merge(services, call)))
    return Notices.of({
      send: (notice) => inCall(notifyPerson(notice)),
      read: (userId, about) => inCall(markReadAbout(userId, about))
    })
  })
)
