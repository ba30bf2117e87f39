import { minutes } from "#kernel"
import { reaction } from "#infra/jobs"
import { MessageSent } from "../contract/events.ts"
import { Effect } from "effect"
import { notifyOfMessage } from "../commands/NotifyOfMessage.ts"
import { Presence } from "../domain/Presence.ts"
import { Tasks } from "../domain/Tasks.ts"

/** Who has the product open sees a message come; if it is still unread by then, they did not. */
const LOOK_AGAIN = minutes(2) / 1000

/** Told to the recipient: at once when they are away, later when they are there and do not read it. */
export const whenMessageSent = reaction({
  name: "messaging.when-message-sent",
  does: "Notifies the recipient of a message: immediately, or after two minutes if they are online.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: MessageSent,
  run: Effect.fnUntraced(function* (event, { id: eventId }) {
    const { organizationId, messageId, threadId, senderId, recipientId, subject } = event
    const message = { eventId, organizationId, messageId, threadId, senderId, recipientId, subject }
    const isPresent = yield* Presence.use((presence) => presence.isPresent(recipientId))
    yield* isPresent ? Tasks.use((tasks) => tasks.lookAgain(message, LOOK_AGAIN)) : notifyOfMessage(message)
  })
})
