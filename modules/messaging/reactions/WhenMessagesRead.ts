import { markNoticesRead } from "#kernel"
import { reaction } from "#infra/jobs"
import { MessagesRead } from "../contract/events.ts"

/** Messages that have been read need no notification. */
export const whenMessagesRead = reaction({
  name: "messaging.when-messages-read",
  formerly: "notifications.when-messages-read",
  does: "Marks message notifications as read once the messages are.",
  touches: ["notifications.notifications"],
  event: MessagesRead,
  run: ({ userId, threadId }) => markNoticesRead(userId, threadId)
})
