import { Queue, queued } from "#infra/jobs"
import { Effect, Layer } from "effect"
import { lookAgainAtMessage } from "./commands/LookAgainAtMessage.ts"
import { MessageTask, Tasks } from "./domain/Tasks.ts"
import { whenCustomerEmailFailed } from "./reactions/WhenCustomerEmailFailed.ts"
import { whenMailDelivered } from "./reactions/WhenMailDelivered.ts"
import { whenMailFailed } from "./reactions/WhenMailFailed.ts"
import { whenMessageSent } from "./reactions/WhenMessageSent.ts"
import { whenMessagesRead } from "./reactions/WhenMessagesRead.ts"

const LOOK_AGAIN = "messaging.look-again"

export const messagingJobs = [
  whenCustomerEmailFailed,
  whenMailDelivered,
  whenMailFailed,
  whenMessageSent,
  whenMessagesRead,
  queued({
    name: LOOK_AGAIN,
    formerly: "notifications.look-again",
    does: "Notifies of a message that is still unread two minutes after it came.",
    touches: ["messaging.messages", "notifications.notifications", "notifications.deliveries", "app.mails"],
    data: MessageTask,
    retries: 8,
    run: lookAgainAtMessage
  })
]

/** Puts this module's own work on its queues, in the open transaction. */
export const TasksLive = Layer.effect(
  Tasks,
  Effect.gen(function* () {
    const { send } = yield* Queue
    const services = yield* Effect.context<Effect.Services<ReturnType<typeof send>>>()
    return Tasks.of({
      lookAgain: (task, after) =>
        Effect.provideContext(send(LOOK_AGAIN, task, { startAfter: after }), services)
    })
  })
)
