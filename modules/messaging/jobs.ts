import { job, Queue, queued } from "#infra/jobs"
import { Effect, Layer } from "effect"
import { deleteUnsentFiles } from "./commands/DeleteUnsentFiles.ts"
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
  job({
    name: "messaging.delete-unsent-files",
    does: "Deletes attachments that were not sent within a day, and the files of all deleted ones.",
    touches: ["messaging.attachments", "messaging.discarded_files", "the file store"],
    cron: "47 * * * *",
    run: deleteUnsentFiles()
  }),
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
