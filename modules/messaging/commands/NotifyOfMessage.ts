import { notify } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import type { MessageTask } from "../domain/Tasks.ts"
import { messageReceived } from "../notifications.ts"

/** Notifies the recipient of a message. Reading the conversation marks the notification as read. */
export const notifyOfMessage = Effect.fn("messaging.notifyOfMessage")(function* (message: MessageTask) {
  const { eventId, organizationId, threadId, senderId, recipientId: userId, subject } = message
  const people = yield* Profiles.use((profiles) => profiles.byIds([senderId]))
  const sender = people.get(senderId)?.full_name ?? "Unknown User"
  yield* notify({
    kind: messageReceived,
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
