import { job, Queue, queued } from "#infra/jobs"
import { Effect, Layer } from "effect"
import { deliverDue } from "./commands/DeliverDue.ts"
import { lookAgainAtMessage } from "./commands/LookAgainAtMessage.ts"
import { purgeOldNotifications } from "./commands/PurgeOldNotifications.ts"
import { sendPush } from "./commands/SendPush.ts"
import { MessageTask, PushTask, Tasks } from "./domain/Tasks.ts"
import { whenCustomerEmailFailed } from "./reactions/WhenCustomerEmailFailed.ts"
import { whenDemoRequested } from "./reactions/WhenDemoRequested.ts"
import { whenEmailChanged } from "./reactions/WhenEmailChanged.ts"
import { whenInvitationAccepted } from "./reactions/WhenInvitationAccepted.ts"
import { whenInvitationDeclined } from "./reactions/WhenInvitationDeclined.ts"
import { whenInvitationExpired } from "./reactions/WhenInvitationExpired.ts"
import { whenInvitationSent } from "./reactions/WhenInvitationSent.ts"
import { whenMemberRemoved } from "./reactions/WhenMemberRemoved.ts"
import { whenMemberRoleChanged } from "./reactions/WhenMemberRoleChanged.ts"
import { whenMessagesRead } from "./reactions/WhenMessagesRead.ts"
import { whenMessageSent } from "./reactions/WhenMessageSent.ts"
import { whenPasswordChanged } from "./reactions/WhenPasswordChanged.ts"
import { whenSessionsEnded } from "./reactions/WhenSessionsEnded.ts"
import { whenSignedInFromNewDevice } from "./reactions/WhenSignedInFromNewDevice.ts"

const SEND_PUSH = "notifications.send-push"
const LOOK_AGAIN = "notifications.look-again"

/** Everything of notifications that runs by itself. */
export const notificationsJobs = [
  whenCustomerEmailFailed,
  whenDemoRequested,
  whenEmailChanged,
  whenInvitationAccepted,
  whenInvitationDeclined,
  whenInvitationExpired,
  whenInvitationSent,
  whenMemberRemoved,
  whenMemberRoleChanged,
  whenMessagesRead,
  whenMessageSent,
  whenPasswordChanged,
  whenSessionsEnded,
  whenSignedInFromNewDevice,
  queued({
    name: LOOK_AGAIN,
    does: "Notifies the recipient of a message that is still unread after two minutes.",
    touches: ["messaging.messages", "notifications.notifications", "notifications.deliveries", "app.mails"],
    data: MessageTask,
    retries: 8,
    run: lookAgainAtMessage
  }),
  queued({
    name: SEND_PUSH,
    does: "Sends one push notification to one browser.",
    touches: ["notifications.push_subscriptions", "the browser's push service"],
    data: PushTask,
    retries: 8,
    concurrency: 8,
    run: sendPush
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

/** Puts this module's own work on its queues, in the open transaction. */
export const TasksLive = Layer.effect(
  Tasks,
  Effect.gen(function* () {
    const { send } = yield* Queue
    const services = yield* Effect.context<Effect.Services<ReturnType<typeof send>>>()
    const put = (queue: string, data: object, startAfter: number) =>
      Effect.provideContext(send(queue, data, { startAfter }), services)
    return Tasks.of({
      sendPush: (task, after) => put(SEND_PUSH, task, after),
      lookAgain: (task, after) => put(LOOK_AGAIN, task, after)
    })
  })
)
