import { Effect } from "effect"
import type { MessageTask } from "../domain/Tasks.ts"
import { personName } from "./names.ts"
import { notifyPerson } from "./NotifyPerson.ts"

/** Tells the recipient of a message. Reading its conversation reads the notification. */
export const notifyOfMessage = Effect.fn("notifications.notifyOfMessage")(function* (message: MessageTask) {
  const { eventId, organizationId, threadId, senderId, recipientId: userId, subject } = message
  const sender = yield* personName(senderId)
  yield* notifyPerson({
    kind: "message_received",
    eventId,
    userId,
    organizationId,
    about: threadId,
    link: `/messages?thread=${threadId}&organization=${organizationId}`,
    words: {
      en: { title: `New message from ${sender}`, message: subject },
      es: { title: `Nuevo mensaje de ${sender}`, message: subject }
    }
  })
})
