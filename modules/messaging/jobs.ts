import { Queue, queued } from "#infra/jobs"
import { Effect, Layer } from "effect"
import { notifyIfUnread } from "./commands/NotifyIfUnread.ts"
import { MessageTask, Tasks } from "./domain/Tasks.ts"
import { whenCustomerEmailFailed } from "./reactions/WhenCustomerEmailFailed.ts"
import { whenMailDelivered } from "./reactions/WhenMailDelivered.ts"
import { whenMailFailed } from "./reactions/WhenMailFailed.ts"
import { whenMessageSent } from "./reactions/WhenMessageSent.ts"
import { whenMessagesRead } from "./reactions/WhenMessagesRead.ts"

const NOTIFY_IF_UNREAD = "messaging.notify-if-unread"

export const messagingJobs = [
  whenCustomerEmailFailed,
  whenMailDelivered,
  whenMailFailed,
  whenMessageSent,
  whenMessagesRead,
  queued({
    name: NOTIFY_IF_UNREAD,
    formerly: "notifications.look-again",
    does: "Notifies the recipient of a message that is still unread after two minutes.",
    touches: ["messaging.messages", "notifications.notifications", "notifications.deliveries", "app.mails"],
    data: MessageTask,
    retries: 8,
    run: notifyIfUnread
  })
]

/** Queues this module's own work in the open transaction. */
export const TasksLive = Layer.effect(
  Tasks,
  Effect.gen(function* () {
    const { send } = yield* Queue
    const services = yield* Effect.context<Effect.Services<ReturnType<typeof send>>>()
    return Tasks.of({
      notifyIfUnread: (task, after) =>
        Effect.provideContext(send(NOTIFY_IF_UNREAD, task, { startAfter: after }), services)
    })
  })
)
