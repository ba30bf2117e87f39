import { minutes } from "#kernel"
import { reaction } from "#infra/jobs"
import { MessageSent } from "../contract/events.ts"
import { Effect } from "effect"
import { notifyOfMessage } from "../commands/NotifyOfMessage.ts"
import { Presence } from "../queries/Presence.ts"
import { Tasks } from "../domain/Tasks.ts"

/** Users who are online usually see a message arrive; those who have not read it by then are notified. */
const SECONDS_TO_READ = minutes(2) / 1000

/** Notifies the recipient: immediately if they are offline, later if they are online and have not read it by then. */
export const whenMessageSent = reaction({
  name: "messaging.when-message-sent",
  formerly: "notifications.when-message-sent",
  does: "Notifies the recipient of a message: immediately, or after two minutes if they are online.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: MessageSent,
  run: Effect.fnUntraced(function* (event, { id: eventId }) {
    const { organizationId, messageId, threadId, senderId, recipientId, subject } = event
    const message = { eventId, organizationId, messageId, threadId, senderId, recipientId, subject }
    const isPresent = yield* Presence.use((presence) => presence.isPresent(recipientId))
    yield* isPresent
      ? Tasks.use((tasks) => tasks.notifyIfUnread(message, SECONDS_TO_READ))
      : notifyOfMessage(message)
  })
})
